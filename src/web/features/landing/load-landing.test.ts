import { expect, it } from 'vitest'
import type { ItemCard, SearchAnswer } from '#contract/search-answer.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { loadLanding } from './load-landing.ts'

const facts = { town: { name: 'Berlin' }, part: null, category: null, latitude: 52.5, longitude: 13.4 }
const api = { rpc: async () => ({ data: facts, error: null }) } as unknown as ReturnType<typeof serverApi>

/** The ids on the page of a town with these items, of which so many are free at the weekend, and the number of searches. */
async function shownOf(ids: string[], free: number) {
  let searches = 0
  const landing = await loadLanding(api, { town: 'berlin' }, 'en', async ({ period }, fewer) => {
    searches++
    const found = period ? ids.slice(0, free) : ids
    const items = found.slice(0, fewer?.size ?? 24).map((id) => ({ id }) as ItemCard)
    return { total: found.length, has_more: false, items } as SearchAnswer
  })
  return { shown: landing?.items.map(({ id }) => id), searches }
}

const ids = Array.from({ length: 30 }, (_, n) => `item-${n}`)

it('looks for others where too few are free at the weekend, and shows each once', async () => {
  expect(await shownOf(ids, 5)).toEqual({ shown: ids.slice(0, 12), searches: 2 })
})

it('looks for no others where enough are free at the weekend', async () => {
  expect(await shownOf(ids, 12)).toEqual({ shown: ids.slice(0, 12), searches: 1 })
})
