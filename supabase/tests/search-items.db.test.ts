import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { at, type Criteria, createSearchWorld, FOLDER, type SearchWorld } from './testing/search-world.ts'

let t: SearchWorld
beforeAll(async () => {
  t = await createSearchWorld()
})
afterAll(() => t.site.close())

describe('search_items', () => {
  it('finds only published items, even for their owner and for given ids', async () => {
    const asOwner = { ...(await t.site.user()), id: t.owner }
    expect((await t.found({})).toSorted()).toEqual(['drill', 'ladder', 'oven', 'tent'])
    expect(await t.found({ q: 'drill' }, asOwner)).toEqual(['drill'])
    expect(await t.found({ only_ids: Object.values(t.ids), q: 'nobody' })).toEqual([])
    const blocked = await createPerson(t.site.db.pool, { isBlocked: true })
    const item = await createItem(t.site.db.pool, { owner: blocked.id, title: 'Blocked quokka' })
    expect(await t.search({ q: 'quokka' })).toMatchObject({ total: 0, items: [], pins: [] })
    await t.site.db.pool.query('delete from public.items where id = $1', [item.id])
  })

  it('returns only what a card shows, in the requested language if translated, else as it was written', async () => {
    await t.site.db.pool.query(
      `insert into public.item_images (item_id, path, position, width, height, thumbhash)
       values ($1, $2 || '/second.webp', 2, 800, 600, 'bb'), ($1, $2 || '/first.webp', 1, 1600, 1200, 'aa')`,
      [t.ids.drill, FOLDER],
    )
    const { items } = await t.search({ q: 'drill', locale: 'en', lat: 52.49, lng: 13.43 })
    expect(items).toEqual([
      {
        id: t.ids.drill,
        title: 'Hammer drill',
        language: 'en',
        original: { title: 'Schlagbohrmaschine', language: 'de' },
        price_per_day_cents: 1_200,
        total_cents: null,
        city: 'Berlin',
        neighbourhood: 'Neukölln',
        distance_m: 278,
        rating_sum: 0,
        rating_count: 0,
        is_instant: true,
        image: { path: `${FOLDER}/first.webp`, thumbhash: 'aa' },
        lender: { name: 'Olga', avatar_path: null },
      },
    ])
    expect((await t.search({ q: 'drill', locale: 'fr' })).items[0]).toMatchObject({
      title: 'Schlagbohrmaschine',
      language: 'de',
      original: null,
    })
    expect((await t.search({ q: 'drill', locale: 'de' })).items[0]).toMatchObject({
      title: 'Schlagbohrmaschine',
      language: 'de',
      original: null,
    })
  })

  describe('sorting and paging', () => {
    it('sorts by daily price, distance, age and rating', async () => {
      await t.site.db.pool.query(
        `update public.items set published_at = now() - make_interval(days => array_position($1::uuid[], id))
         where id = any ($1)`,
        [[t.ids.oven, t.ids.drill, t.ids.tent, t.ids.ladder]],
      )
      expect(await t.found({ sort: 'total' })).toEqual(['ladder', 'tent', 'drill', 'oven'])
      expect(await t.found({ sort: 'distance', lat: 48.9, lng: 2.4 })).toEqual([
        'oven',
        'drill',
        'ladder',
        'tent',
      ])
      expect(await t.found({ sort: 'newest' })).toEqual(['oven', 'drill', 'tent', 'ladder'])
      await t.site.db.pool.query('update public.items set rating_sum = 9, rating_count = 2 where id = $1', [
        t.ids.oven,
      ])
      expect((await t.found({ sort: 'rating' }))[0]).toBe('oven')
    })

    it('sorts by the total price for these hours', async () => {
      const dates = { local_from: at('06-05', '10:00'), local_to: at('06-05', '15:00') }
      const { items } = await t.search({ ...dates, sort: 'total' })
      // An hour costs a 24th of the daily price, except for the drill, which has an hourly price.
      expect(items.map((item) => item.total_cents)).toEqual([167, 188, 729, 1_500])
      expect(await t.found({ ...dates, sort: 'total' })).toEqual(['ladder', 'tent', 'oven', 'drill'])
    })

    it('returns every item once across all pages, and the same total on each', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => t.search({ page, page_size: 2 })))
      expect(pages.map((page) => page.total)).toEqual([4, 4, 4])
      expect(pages.map((page) => page.items.length)).toEqual([2, 2, 0])
      expect(new Set(pages.flatMap((page) => page.items.map((item) => item.id))).size).toBe(4)
    })

    it('counts the items without a criterion as a page does that found none', async () => {
      const count = async (criteria: Criteria) => (await t.search({ ...criteria, page_size: 0 })).total
      expect(await count({ q: 'ladder', max_price_cents: 100, instant_only: true })).toBe(0)
      expect(await count({ q: 'ladder', instant_only: true })).toBe(1)
      expect(await count({ category: 'camping', q: 'ladder', quantity: 3 })).toBe(0)
      expect(await count({ category: 'camping', quantity: 3 })).toBe(1)
      expect(await count({ box: [2, 48, 3, 49], q: 'ladder' })).toBe(0)
      expect([await count({ q: 'ladder' }), await count({ box: [2, 48, 3, 49] })]).toEqual([1, 1])
    })

    it('counts without cards, and returns pins for the map in the same order', async () => {
      const answer = await t.search({ page_size: 0, pins: 3, sort: 'total' })
      expect(answer.items).toEqual([])
      expect(answer.pins).toEqual([
        [t.ids.ladder, 13.41, 52.53, 800],
        [t.ids.tent, -3.7, 40.4075, 900],
        [t.ids.drill, 13.43, 52.4875, 1_200],
      ])
    })

    it('clamps nonsensical numbers to the nearest valid ones', async () => {
      expect((await t.search({ page: -5, page_size: 10_000, quantity: -1, pins: -3 })).items).toHaveLength(4)
      expect((await t.search({ page: 1_000_000 })).items).toEqual([])
      expect((await t.search({ box: [1, 2] })).total).toBe(4)
      expect((await t.search({ box: [-1e9, 1e9, 1e9, 1e9] })).total).toBe(0)
      expect((await t.search({ box: [-1e9, -1e9, 1e9, 1e9] })).total).toBe(4)
    })
  })
})
