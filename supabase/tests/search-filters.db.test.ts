import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSearchWorld, type SearchWorld } from './testing/search-world.ts'

let t: SearchWorld
beforeAll(async () => {
  t = await createSearchWorld()
})
afterAll(() => t.site.close())

describe('the filters of a search', () => {
  it('filters by a category, and by its parent', async () => {
    expect(await t.found({ category: 'camping' })).toEqual(['tent'])
    expect(await t.found({ category: 'no-such' })).toEqual([])
    await t.site.db.pool.query(
      `update public.categories set parent_id = (select id from public.categories where slug = 'camping')
         where slug = 'kitchen'`,
    )
    expect((await t.found({ category: 'camping' })).toSorted()).toEqual(['oven', 'tent'])
  })

  it('works at the poles as well', async () => {
    expect(await t.found({ lat: 90, lng: 0, radius_m: 1_000 })).toEqual([])
    expect(await t.found({ lat: -90, lng: 0, radius_m: 1_000 })).toEqual([])
  })

  it('measures by the breadth of a degree in the far north', async () => {
    const place = { city: 'Tromsø', country: 'NO', timeZone: 'Europe/Oslo' }
    const ids = [
      await t.offer('skis', { title: 'Skis', ...place, latitude: 69.65, longitude: 19.15 }),
      await t.offer('sledge', { title: 'Sledge', ...place, latitude: 69.73, longitude: 18.95 }),
    ]
    const near = { lat: 69.65, lng: 18.95 }
    // 7.7 km to the east, though two fifths of a degree; 8.9 km to the north.
    for (const q of ['', 'skis']) expect(await t.found({ q, ...near, radius_m: 8_000 })).toEqual(['skis'])
    expect(await t.found({ ...near, radius_m: 9_500, sort: 'distance' })).toEqual(['skis', 'sledge'])
    expect((await t.found({ ...near, sort: 'distance' })).slice(0, 2)).toEqual(['skis', 'sledge'])
    await t.site.db.pool.query('delete from public.items where id = any ($1)', [ids])
  })

  it('filters by a place and a radius', async () => {
    const near = { lat: 52.4875, lng: 13.43 }
    expect(await t.found({ ...near, radius_m: 1_000 })).toEqual(['drill'])
    expect((await t.found({ ...near, radius_m: 6_000 })).toSorted()).toEqual(['drill', 'ladder'])
    expect(await t.found({ lat: 52.53, lng: 13.45, radius_m: 2_700 })).toEqual([])
    expect(await t.found({ lat: 52.53, lng: 13.45, radius_m: 2_800 })).toEqual(['ladder'])
  })

  it('takes a box that is not four numbers for none', async () => {
    const all = (await t.found({})).toSorted()
    for (const box of [[null, 48, 3, 49], [2, 48, 3, null], [2, 48, 3], []])
      expect((await t.found({ box: box as number[] })).toSorted()).toEqual(all)
  })

  it('filters by a box, also across the date line', async () => {
    expect(await t.found({ box: [2, 48, 3, 49] })).toEqual(['oven'])
    expect((await t.found({ box: [170, -10, 3, 60] })).toSorted()).toEqual(['oven', 'tent'])
  })

  it('filters by words and a place of any size together, also across grid squares', async () => {
    // The public location, which is rounded.
    const { rows } = await t.site.db.pool.query(
      'select latitude as lat, longitude as lng from public.items where id = $1',
      [t.ids.tent],
    )
    const tent = rows[0]
    for (const radius_m of [50, 15_000, 400_000]) {
      expect(await t.found({ q: 'tienda', ...tent, radius_m })).toEqual(['tent'])
      expect(await t.found({ q: 'bohrmaschine', ...tent, radius_m })).toEqual([])
    }
    const nextSquare = { lat: tent.lat, lng: tent.lng + 0.111 }
    expect(await t.found({ q: 'tienda', ...nextSquare, radius_m: 9_500 })).toEqual(['tent'])
    expect(await t.found({ q: 'tienda', ...nextSquare, radius_m: 9_000 })).toEqual([])
    expect(await t.found({ q: 'tienda', box: [-4, 40, -3, 41] })).toEqual(['tent'])
    expect(await t.found({ q: 'tienda', box: [-3.65, 40, -3, 41] })).toEqual([])
    expect(await t.found({ q: 'tienda', box: [170, -10, -3, 60] })).toEqual(['tent'])
  })

  it('filters by price, and returns the range of prices', async () => {
    const answer = await t.search({ min_price_cents: 900, max_price_cents: 1_200 })
    expect(answer).toMatchObject({ total: 2, lowest_price_cents: 800, highest_price_cents: 3_500 })
    expect((await t.found({ min_price_cents: 900, max_price_cents: 1_200 })).toSorted()).toEqual([
      'drill',
      'tent',
    ])
  })

  it('filters by way of delivery, instant booking and units', async () => {
    expect(await t.found({ delivery: 'delivery' })).toEqual(['drill'])
    expect(await t.found({ instant_only: true })).not.toContain('tent')
    expect(await t.found({ quantity: 3 })).toEqual(['tent'])
    expect(await t.found({ quantity: 4 })).toEqual([])
  })

  it('filters by rating, which an item has only with a review', async () => {
    await t.site.db.pool.query('update public.items set rating_sum = 9, rating_count = 2 where id = $1', [
      t.ids.oven,
    ])
    await t.site.db.pool.query('update public.items set rating_sum = 8, rating_count = 2 where id = $1', [
      t.ids.tent,
    ])
    expect((await t.found({ min_rating: 4 })).toSorted()).toEqual(['oven', 'tent'])
    expect(await t.found({ min_rating: 4.5 })).toEqual(['oven'])
    expect(await t.found({ min_rating: 4.6 })).toEqual([])
  })
})
