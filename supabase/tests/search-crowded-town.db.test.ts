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
  await crowd(6_000)
})
afterAll(() => site.close())

const BERLIN = [13.1, 52.35, 13.7, 52.65]
const BERLIN_CONDITION = 'i.latitude between 52.35 and 52.65 and i.longitude between 13.1 and 13.7'
const CENTRE = { lat: 52.515, lng: 13.405, radius_m: 6_000 }
const DISTANCE = 'public.distance_m(52.515, 13.405, i.latitude, i.longitude)'
const PAGES = [1, 2, 3, 9]
const PAGE_SIZE = 24

/** Copies the items of Berlin until a search there reads only the first items of each part of the map. */
async function crowd(count: number): Promise<void> {
  const client = await site.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `create temporary table copies on commit drop as
       select i.*, row_number() over (order by i.id, copy) as n
       from public.items i, generate_series(1, $1::integer) copy where i.city = 'Berlin' limit $1`,
      [count],
    )
    await client.query(`
      update copies set id = md5('copy ' || n)::uuid, price_per_day_cents = 500 + n * 7 % 90 * 50,
        price_per_hour_cents = case when n % 3 > 0 then 100 + n * 11 % 70 * 10 end,
        rating_count = n % 12, rating_sum = n % 12 * (1 + n % 5), booking_count = n % 40,
        published_at = published_at - make_interval(mins => (n % 500)::integer),
        latitude = 52.515 + round((sin(n) * 0.09)::numeric * 400) / 400,
        longitude = 13.405 + round((cos(n * 1.7) * 0.15)::numeric * 400) / 400`)
    const { rows } = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = 'public.items'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    )
    await client.query(
      `insert into public.items (${rows[0]!.columns}) select ${rows[0]!.columns} from copies`,
    )
    await client.query('commit')
  } finally {
    client.release()
  }
  await site.db.pool.query('vacuum analyze public.items')
}

async function search(criteria: Criteria): Promise<SearchAnswer> {
  const { data, error } = await site.client().rpc('search_items', criteria)
  expect(error).toBeNull()
  return data as unknown as SearchAnswer
}

/** The ids of some pages of the items that match the condition, when all of them are read and sorted. */
async function readEverything(condition: string, order: string, values: unknown[] = []): Promise<string[][]> {
  const { rows } = await site.db.pool.query<{ id: string }>(
    `select i.id from public.bookable_items i where ${condition} order by ${order}, i.id limit 300`,
    values,
  )
  return PAGES.map((page) => rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id))
}

const readPages = (criteria: Criteria) =>
  Promise.all(PAGES.map(async (page) => (await search({ ...criteria, page })).items.map(({ id }) => id)))

/** Days beyond every notice period, without a clock change in any time zone. */
const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)
const FREE = `32 between i.min_hours and i.max_hours and i.unit_count > (
  select count(distinct e.unit_id) from public.live_calendar_entries e
  where e.item_id = i.id and e.ends_at > $1::timestamp at time zone i.time_zone
    and e.starts_at < ($2::timestamp at time zone i.time_zone) + make_interval(mins => i.buffer_minutes))`

const ORDERS: [string, string][] = [
  ['total', 'i.price_per_day_cents'],
  ['newest', 'i.published_at desc'],
  ['rating', '(i.rating_sum + 20.0::float8) / (i.rating_count + 5) desc'],
]

describe('a search in a crowded town returns the same pages as if all items were read', () => {
  it.each(ORDERS)('by %s', async (sort, order) => {
    expect(await readPages({ box: BERLIN, sort })).toEqual(await readEverything(BERLIN_CONDITION, order))
    expect(await readPages({ sort })).toEqual(await readEverything('true', order))
  })

  it.each([...ORDERS, ['distance', DISTANCE]])(
    'by %s, near a place and for two days',
    async (sort, order) => {
      const period = { local_from: `${day(40)}T10:00`, local_to: `${day(41)}T18:00` }
      expect(await readPages({ ...CENTRE, ...period, sort })).toEqual(
        await readEverything(`${DISTANCE} <= 6000 and ${FREE}`, order, Object.values(period)),
      )
    },
  )

  it('by the hourly price, if less than a day is requested', async () => {
    const criteria = {
      box: BERLIN,
      local_from: `${day(40)}T10:00`,
      local_to: `${day(40)}T14:00`,
      sort: 'total',
    }
    const free = FREE.replace('32 between', '4 between')
    const order = 'coalesce(i.price_per_hour_cents * 24, i.price_per_day_cents)'
    expect(await readPages(criteria)).toEqual(
      await readEverything(`${BERLIN_CONDITION} and ${free}`, order, [
        criteria.local_from,
        criteria.local_to,
      ]),
    )
    const totals = (await search({ ...criteria, page_size: 100 })).items.map((card) => card.total_cents)
    expect(totals).toEqual(totals.toSorted((a, b) => a! - b!))
  })

  it('within a price range, which is that of all items', async () => {
    const range = { min_price_cents: 1_200, max_price_cents: 1_900 }
    const within = 'i.price_per_day_cents between 1200 and 1900'
    for (const [box, condition] of [
      [BERLIN, BERLIN_CONDITION],
      [undefined, 'true'],
    ] as const) {
      const criteria = { ...range, ...(box && { box: [...box] }) }
      expect(await readPages({ ...criteria, sort: 'newest' })).toEqual(
        await readEverything(`${condition} and ${within}`, 'i.published_at desc'),
      )
      const { rows } = await site.db.pool.query(
        `select min(price_per_day_cents) as lowest_price_cents, max(price_per_day_cents) as highest_price_cents
         from public.bookable_items i where ${condition}`,
      )
      expect(await search(criteria)).toMatchObject(rows[0])
      expect(await search({ ...criteria, sort: 'total' })).toMatchObject(rows[0])
    }
  })

  it('if only a few of the many match the criteria', async () => {
    const rare = { box: BERLIN, min_rating: 4.9, instant_only: true, category: 'camping' }
    const condition = `${BERLIN_CONDITION} and i.is_instant and i.rating_count > 0
      and i.rating_sum >= 4.9 * i.rating_count
      and i.category_id = (select id from public.categories where slug = 'camping')`
    for (const [sort, order] of ORDERS)
      expect(await readPages({ ...rare, sort })).toEqual(await readEverything(condition, order))
    expect(await readPages({ ...rare, ...CENTRE, sort: 'distance' })).toEqual(
      await readEverything(`${condition} and ${DISTANCE} <= 6000`, DISTANCE),
    )
  })
})

it('reads a crowded town’s items near a place by distance, also without a radius', async () => {
  const { lat, lng } = CENTRE
  expect(await readPages({ lat, lng, sort: 'distance' })).toEqual(await readEverything('true', DISTANCE))
})

it('reads a crowded town’s items by distance in the far north, where degrees are narrow', async () => {
  const client = await site.db.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query('update public.items set latitude = latitude + 36')
    await client.query('set session_replication_role = origin')
  } finally {
    client.release()
  }
  await site.db.pool.query('vacuum analyze public.items')
  const order = 'public.distance_m(88.515, 13.405, i.latitude, i.longitude)'
  expect(await readPages({ lat: 88.515, lng: 13.405, sort: 'distance' })).toEqual(
    await readEverything('true', order),
  )
})
