import { expect, it } from 'vitest'
import { DEFAULT_SEARCH } from '#domain/search/search.ts'
import { locate } from './load-search.ts'

/** The place of a search for this, where the places begin with one of this name. */
async function placed(label: string, city: string) {
  const point = { latitude: 36.7, longitude: -6.1 }
  const api = {
    config: { siteUrl: '' },
    fetch: async () => Response.json([{ city, neighbourhood: null, ...point }]),
  } as unknown as Parameters<typeof locate>[0]
  return (await locate(api, { ...DEFAULT_SEARCH, place: { label, radiusKm: 10 } }, 'es')).place
}

it('takes the beginning of a name for a place, and a letter only for one of a letter', async () => {
  expect(await placed('jer', 'Jerez')).toMatchObject({ label: 'Jerez', at: { latitude: 36.7 } })
  expect(await placed('x', 'Jerez')).toEqual({ label: 'x', radiusKm: 10 })
  expect(await placed('y', 'Y')).toMatchObject({ label: 'Y', at: { latitude: 36.7 } })
})
