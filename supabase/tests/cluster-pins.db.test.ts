import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { seedBulk } from '#seed/bulk.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

const MADRID = { city: 'Madrid', neighbourhood: 'Lavapiés', country: 'ES', timeZone: 'Europe/Madrid' }

let site: TestApp
const cheap = { latitude: 40.41, longitude: -3.7, pricePerDayCents: 500 }

beforeAll(async () => {
  site = await createTestApp()
  await seedBulk(site.db, { items: 300 })
  const { id: owner } = await createPerson(site.db.pool)
  await createItem(site.db.pool, { owner, title: 'Quokka suit', ...MADRID, ...cheap })
  await createItem(site.db.pool, { owner, title: 'Quokka hat', ...MADRID, ...cheap, pricePerDayCents: 900 })
  await createItem(site.db.pool, { owner, title: 'Quokka mask', latitude: 52.5, longitude: 13.4 })
}, 60_000)
afterAll(() => site.close())

async function search(criteria: object): Promise<SearchAnswer> {
  const { data, error } = await site.client().rpc('search_items', criteria)
  expect(error).toBeNull()
  return data as unknown as SearchAnswer
}

describe('the groups of a map', () => {
  it('contain all results in one response, and are at most 81', async () => {
    const { clusters, pins, total } = await search({ pins: 100 })
    expect(pins).toHaveLength(100)
    expect(clusters.length).toBeGreaterThan(1)
    expect(clusters.length).toBeLessThanOrEqual(81)
    expect(clusters.reduce((sum, [, , items]) => sum + items, 0)).toBe(total)
  })

  it('are empty if the pins show all results, or if no pins were requested', async () => {
    expect((await search({ pins: 1_000 })).clusters).toEqual([])
    expect((await search({ q: 'quokka', pins: 3 })).clusters).toEqual([])
    expect((await search({ pins: 0 })).clusters).toEqual([])
  })

  it('have a place, a number, a lowest price, and the id of a single item', async () => {
    const { clusters, pins } = await search({ q: 'quokka', pins: 1, sort: 'newest' })
    expect(pins).toHaveLength(1)
    expect(
      clusters.map(([longitude, latitude, items]) => [Math.round(longitude), Math.round(latitude), items]),
    ).toEqual([
      [-4, 40, 2],
      [13, 53, 1],
    ])
    expect(clusters[0]!.slice(3)).toEqual([500, null])
    expect(clusters[1]![4]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('become finer as the map zooms in', async () => {
    const box = [13.3, 52.4, 13.5, 52.6]
    const near = await search({ pins: 10, box })
    const [west, south] = near.clusters[0]!
    expect([west > 13.3 && west < 13.5, south > 52.4 && south < 52.6]).toEqual([true, true])
    expect(near.clusters.length).toBeGreaterThan(1)
  })
})
