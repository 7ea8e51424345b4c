import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#contract/database.types.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { seedBulk } from '#seed/bulk.ts'
import { createTestApp, type TestApp } from '#server/testing/app.ts'

type Criteria = Partial<Database['public']['Functions']['search_items']['Args']>

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
  await seedBulk(site.db, { items: 1_010 })
})
afterAll(() => site.close())

const BERLIN = [13, 52.3, 13.8, 52.7]

async function search(criteria: Criteria): Promise<SearchAnswer> {
  const { data, error } = await site.client().rpc('search_items', criteria)
  expect(error).toBeNull()
  return data as unknown as SearchAnswer
}

it('returns at most a thousand pins, however many are requested', async () => {
  const pinsFor = async (pins: number) => (await search({ pins, page_size: 1 })).pins.length
  expect([await pinsFor(5_000), await pinsFor(7), await pinsFor(-1)]).toEqual([1_000, 7, 0])
})

it('counts five pages, or a thousand for a map, and says that there are more', async () => {
  expect(await search({ page_size: 24 })).toMatchObject({ total: 120, has_more: true })
  expect(await search({ page_size: 1, sort: 'newest' })).toMatchObject({ total: 5, has_more: true })
  expect(await search({ page_size: 1, pins: 1 })).toMatchObject({ total: 1_000, has_more: true })
  const tents = await search({ category: 'camping', page_size: 100 })
  expect(tents).toMatchObject({
    total: await countOf(`category_id in
    (select id from public.categories where slug = 'camping')`),
    has_more: false,
  })
})

it('says that there may be more where as many as it counts are free among the first, whose calendars it asked', async () => {
  const dates = { local_from: '2031-10-05T10:00', local_to: '2031-10-06T10:00', sort: 'newest' }
  const ids: string[] = []
  for (const page of [1, 2, 3, 4, 5, 6])
    ids.push(...(await search({ ...dates, page, page_size: 100 })).items.map(({ id }) => id))
  await site.db.pool.query(
    `insert into public.item_blocks (item_id, start_date, end_date)
     select unnest($1::uuid[]), '2031-10-01', '2031-10-10'`,
    [ids.slice(100, 400)],
  )
  expect(await search({ ...dates, page_size: 20 })).toMatchObject({ total: 100, has_more: true })
  await site.db.pool.query('delete from public.item_blocks')
})

it('counts four pages beyond the current one', async () => {
  expect(await search({ page_size: 100, page: 4 })).toMatchObject({ total: 800, has_more: true })
  expect(await search({ page_size: 100, page: 10 })).toMatchObject({ total: 1_010, has_more: false })
})

it('reads no other items for the cards of known ones', async () => {
  const { items } = await search({ page_size: 3 })
  const client = await site.db.pool.connect()
  const read = async () => {
    const { rows } = await client.query<{ count: number }>(
      `select (seq_tup_read + idx_tup_fetch)::integer as count
       from pg_stat_xact_user_tables where relid = 'public.items'::regclass`,
    )
    return rows[0]!.count
  }
  try {
    await client.query('begin')
    const before = await read()
    await client.query('select public.search_items(only_ids => $1)', [items.map(({ id }) => id)])
    expect((await read()) - before).toBeLessThan(50)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('counts to a hundred without cards', async () => {
  expect(await search({ box: BERLIN, page_size: 0 })).toMatchObject({ total: 100, has_more: true })
})

it('keeps often-read columns in an item’s row, from which its search words could displace them', async () => {
  const { rows } = await site.db.pool.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = 'public.items'::regclass and attstorage in ('e', 'x')
       and attname in ('title', 'titles', 'headline', 'delivery_methods', 'duration_discounts')`,
  )
  expect(rows).toEqual([])
})

it.each<[string, Criteria, string]>([
  ['everywhere', {}, 'true'],
  ['in a town', { box: BERLIN }, `city = 'Berlin'`],
  ['in a country', { box: [5, 47, 17, 56] }, `city in ('Berlin', 'Wien')`],
  [
    'in a category',
    { category: 'camping' },
    `category_id = (select id from public.categories where slug = 'camping')`,
  ],
])('shows the best first: %s', async (_where, criteria, condition) => {
  const { rows } = await site.db.pool.query<{ id: string }>(
    `select id from public.items where ${condition} order by standing desc, id limit 24`,
  )
  expect((await search(criteria)).items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

it('finds all items that lie in one corner of the searched area', async () => {
  const corner = 'latitude between 48.8 and 48.9 and longitude between 2.3 and 2.4'
  const parisWithSuburbs = [1.6, 48.4, 3.1, 49.3]
  expect((await search({ box: parisWithSuburbs, pins: 1000 })).pins).toHaveLength(
    await countOf(`city = 'Paris'`),
  )
  expect((await search({ box: [2.3, 48.8, 2.4, 48.9], pins: 1000 })).pins).toHaveLength(await countOf(corner))
})

describe('of a common word in a market that passes for a large one', () => {
  const candidates = async (enough: number) => {
    const { rows } = await site.db.pool.query<{
      is_cut: boolean
      ids: string[]
      best: string[]
      all: string[]
    }>(
      `with criteria as (
         select public.search_bounds(jsonb_populate_record(null::public.search_criteria, $1)) as c
       ), bicycles as (
         select i.id, public.quality_band(i.standing) as band from criteria, public.bookable_items i where i.search @@ (c).query
       )
       select found.is_cut, array(select i.id from public.items i where i.ctid = any (found.places) order by 1) as ids,
         array(select id from bicycles where band >= -4 order by 1) as best, array(select id from bicycles order by 1) as all
       from criteria, public.search_candidates(c) found`,
      [{ ...BICYCLES, enough }],
    )
    return rows[0]!
  }
  beforeAll(() =>
    site.db.pool.query(`update pg_class set reltuples = 60000 where oid = 'public.items'::regclass`),
  )
  afterAll(() => site.db.pool.query('analyze public.items'))

  it('reads the best quality bands alone where they are enough', async () => {
    const { is_cut, ids, best } = await candidates(4)
    expect(best.length).toBeGreaterThan(4)
    expect({ is_cut, ids }).toEqual({ is_cut: true, ids: best })
  })

  it('reads all where they are not', async () => {
    const { is_cut, ids, all, best } = await candidates(5_000)
    expect(all.length).toBeGreaterThan(best.length)
    expect({ is_cut, ids }).toEqual({ is_cut: false, ids: all })
  })
})

it.each([2, 8, 30])('counts the items with a word that may be rented for %d hours', async (hours) => {
  const criteria = {
    ...BICYCLES,
    box: [13.3, 52.4, 13.4, 52.5],
    local_from: '2031-05-05T10:00',
    local_to: `2031-05-0${5 + Math.floor((10 + hours) / 24)}T${String((10 + hours) % 24).padStart(2, '0')}:00`,
    enough: 600,
  }
  const { rows } = await site.db.pool.query<{ total: number; candidates: number }>(
    `select cardinality((public.search_candidates(c)).places) as candidates, (
       select count(*)::integer from public.bookable_items i
       where i.search @@ c.query and c.hours between i.min_hours and i.max_hours
         and i.longitude between 13.3 and 13.4 and i.latitude between 52.4 and 52.5) as total
     from public.search_bounds(jsonb_populate_record(null::public.search_criteria, $1)) c`,
    [criteria],
  )
  expect(rows[0]!.candidates).toBe(rows[0]!.total)
  expect(rows[0]!.total).toBeGreaterThan(0)
})

it('finds words in an area by the map cells of one index', async () => {
  const client = await site.db.pool.connect()
  try {
    await client.query('begin')
    // As search_items has a plan made once for all criteria.
    await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query('set local enable_seqscan = off')
    await client.query(
      `prepare by_keys (public.search_criteria) as select * from public.search_in_order($1, 'keys')`,
    )
    const { rows } = await client.query<{ 'QUERY PLAN': string }>('explain execute by_keys(null)')
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Bitmap Index Scan on items_search[^\n]*\n\s+Index Cond: .*search @@ .* && /)
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
    client.release()
  }
})

/** A query in which ~ marks weights, as search_items asks for it. */
const queries = (meaning: string) => ({
  query: meaning.replaceAll('~', ''),
  in_names: meaning.replaceAll('~', ':A'),
  in_kinds: meaning.replaceAll('~', ':AB'),
  in_titles: meaning.replaceAll('~', ':ABC'),
})

/** What search_items asks for bicycles, their kinds and similar words. */
const BICYCLES = {
  ...queries(`'c.bicycle'~ | 'c.bikes'~`),
  quantity: 1,
  sort: 'relevance',
  with_totals: false,
}

async function countOf(condition: string): Promise<number> {
  const { rows } = await site.db.pool.query<{ count: number }>(
    `select count(*)::integer as count from public.items where ${condition}`,
  )
  return rows[0]!.count
}

it('keeps an item in no more than twelve indexes', async () => {
  const { rows } = await site.db.pool.query(
    `select indexname from pg_indexes where schemaname = 'public' and tablename = 'items' order by 1`,
  )
  expect(rows.map(({ indexname }) => indexname)).toEqual([
    'items_best',
    'items_best_rated',
    'items_cheapest',
    'items_cheapest_total',
    'items_in_area',
    'items_newest',
    'items_of_category',
    'items_owner',
    'items_pkey',
    'items_places',
    'items_search',
    'items_waiting',
  ])
})
