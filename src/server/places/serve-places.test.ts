import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnownPlace } from '#contract/search-answer.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

async function ask(query: Record<string, string>): Promise<KnownPlace[]> {
  const response = await t.app.request(`/places?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return response.json()
}
const labels = async (q: string, more: Record<string, string> = {}) =>
  (await ask({ q, ...more })).map(({ neighbourhood, city }) =>
    [neighbourhood, city].filter(Boolean).join(', '),
  )

describe('in an empty installation', () => {
  it('Hamburg can be chosen, with where it is', async () => {
    expect((await ask({ q: 'Hamburg' }))[0]).toEqual({
      neighbourhood: null,
      city: 'Hamburg',
      country: 'DE',
      latitude: 53.5507,
      longitude: 9.993,
      item_count: 0,
      near: null,
    })
  })

  it.each([
    ['Wien', 'Vienna'],
    ['vienne', 'Vienna'],
    ['Viena', 'Vienna'],
    ['muenchen', 'Munich'],
    ['MÚNICH', 'Munich'],
    ['muncih', 'Munich'],
    ['Ahmburg', 'Hamburg'],
    ['neukoelln', 'Neukölln, Berlin'],
    ['berlin neuk', 'Neukölln, Berlin'],
    ['le marais', 'Le Marais, Paris'],
    ['malasana', 'Malasaña, Madrid'],
    ['josefst', 'Josefstadt, Vienna'],
    ['frankfurt oder', 'Frankfurt (Oder)'],
    ['la haye', 'The Hague'],
    ['Brunico', 'Brunico'],
    ['paris france', 'Paris'],
  ])('%s is %s', async (typed, place) => {
    expect((await labels(typed, { language: 'en' }))[0]).toBe(place)
  })

  it('names are in the language of the page, or as items carry them', async () => {
    expect((await labels('wien', { language: 'fr' }))[0]).toBe('Vienne')
    expect((await labels('viena', { language: 'es', names: 'own' }))[0]).toBe('Wien')
  })

  it('of two alike the nearer one leads, and a large city near tells them apart', async () => {
    const kiel = { near: '54.32,10.13', language: 'de' }
    expect(await labels('neustadt in', kiel)).toContain('Neustadt in Holstein')
    const saints = await ask({ q: 'saint-denis', near: '48.85,2.35', language: 'fr' })
    expect(saints[0]).toMatchObject({ city: 'Saint-Denis', country: 'FR' })
    expect(saints.filter(({ city }) => city === 'Saint-Denis').map(({ near }) => near)).toContain(
      'Argenteuil',
    )
  })

  it('nothing typed, and no place of that name, is nothing', async () => {
    for (const q of ['', '   ', '!!', 'xyzzyqq', '\u0000', '%', '9'.repeat(5_000)])
      expect([q, await ask({ q })]).toEqual([q, []])
  })

  it('a point lies in its neighbourhood, and at sea in none', async () => {
    expect(await ask({ at: '52.4881,13.4292' })).toMatchObject([
      { neighbourhood: 'Neukölln', city: 'Berlin' },
    ])
    expect(await ask({ at: '55.2,4' })).toEqual([])
    for (const at of ['', 'x', '91,0', '1', '1,2,3', 'NaN,1'])
      expect((await t.app.request(`/places?at=${at}`)).status).toBe(400)
  })
})

it('what has items leads, with their number and where they are, also where it is mistyped', async () => {
  const owner = (await createPerson(t.db.pool)).id
  const place = { city: 'Wien', country: 'AT', neighbourhood: 'Neubau', latitude: 48.2, longitude: 16.35 }
  await createItem(t.db.pool, { owner, ...place })
  await createItem(t.db.pool, { owner, ...place, city: 'Wienersdorf', neighbourhood: '', country: 'DE' })
  const found = await ask({ q: 'wien', language: 'es' })
  expect(
    found.slice(0, 3).map(({ city, neighbourhood, item_count }) => [city, neighbourhood, item_count]),
  ).toEqual([
    ['Viena', null, 1],
    ['Wienersdorf', null, 1],
    ['Viena', 'Neubau', 1],
  ])
  expect(found.filter(({ city, neighbourhood }) => city === 'Viena' && !neighbourhood)).toHaveLength(1)
  expect((await ask({ q: 'vieenna' }))[0]).toMatchObject({ city: 'Vienna', item_count: 1, latitude: 48.2 })
  expect((await ask({ q: '' })).length).toBeGreaterThan(0)
})

it('is counted for each sender', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'true' })
  const from = { incoming: { socket: { remoteAddress: '192.0.2.7' } } }
  const request = () => limited.app.fetch(new Request('http://localhost/places?q='), from)
  const statuses = []
  for (let n = 0; n < 320; n++) statuses.push((await request()).status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  await limited.close()
})

it('a lookup takes less than 20 ms of processor time', async () => {
  await ask({ q: 'warm' })
  const { openGazetteer } = await import('./gazetteer.ts')
  const { findPlaces } = await import('./find-places.ts')
  const gazetteer = await openGazetteer()
  const typed = ['h', 'sa', 'hamburg', 'saint denis', 'muncih', 'Kopenhagn', 'neukölln berlin', 'xyzzyqq']
  const before = process.threadCpuUsage()
  for (let round = 0; round < 5; round++)
    for (const one of typed) findPlaces(gazetteer, { typed: one, limit: 8 })
  expect(process.threadCpuUsage(before).user / 1_000 / (5 * typed.length)).toBeLessThan(20)
})
