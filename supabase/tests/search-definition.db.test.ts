import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { rounds } from '#backend/testing/rounds.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { seedBulk } from '#seed/bulk.ts'
import { type MarketShape, shuffleMarket } from './testing/random-market.ts'

/** So many random searches in each market, others in each run; SEARCH_CASES asks for more. */
const CASES = Number(process.env.SEARCH_CASES ?? rounds(120, 2_000))

type Criteria = Record<string, unknown> & { page: number; page_size: number; pins: number; sort: string }
interface Row {
  id: string
  price: number
  is_in_price_range: boolean
  is_free: boolean
  rank: number
}

let db: Database
let items: { id: string; title: string; latitude: number; longitude: number; category: string }[]

beforeAll(async () => {
  db = await createTestDatabase({ statementMs: 0 })
  await seedBulk(db, { items: 1_500 })
  await db.pool.query(readFileSync(join(import.meta.dirname, 'testing/search-definition.sql'), 'utf8'))
})
afterAll(() => db.close())

describe.each<[string, MarketShape, number]>([
  ['a few items', { items: 60, spread: null }, 0.11],
  ['four cities', { items: 1_400, spread: null }, 0.22],
  ['a crowded town', { items: 1_500, spread: 0.3 }, 0.33],
  ['a very crowded town', { items: 1_500, spread: 0.04 }, 0.44],
  ['a market that passes for a large one', { items: 1_500, spread: 0.5, passesFor: 60_000 }, 0.55],
])('a search in %s', (_name, shape, seed) => {
  beforeAll(async () => {
    await shuffleMarket(db, shape, seed)
    const { rows } = await db.pool.query(
      `select i.id, i.title, i.latitude, i.longitude, c.slug as category
       from public.bookable_items i join public.categories c on c.id = i.category_id order by i.id`,
    )
    items = rows
  })

  it('finds what the definition says', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (draft) => {
        const wanted = criteria(draft, items)
        const [answer, rows] = await Promise.all([search(wanted), define(wanted)])
        compare(wanted, answer, rows)
      }),
      { numRuns: CASES },
    )
  }, 1_200_000)
})

/**
 * Everything is as the definition says but for what is cheap to leave open where there is much: which of the
 * good and near items come first by relevance to a place, and whether prices nobody asked for are those of all.
 */
function compare(wanted: Criteria, answer: SearchAnswer, rows: Row[]): void {
  const { page, page_size, pins, sort } = wanted
  const counted = pins > 0 ? 1_000 : page_size > 0 ? (page + 4) * page_size : 100
  const matches = rows.filter((row) => row.is_free && row.is_in_price_range)
  expect(answer.total).toBe(Math.min(matches.length, counted))
  if (matches.length !== counted) expect(answer.has_more).toBe(matches.length > counted)

  const asksPrices = sort === 'total' || 'min_price_cents' in wanted || 'max_price_cents' in wanted
  const isReadWhole = rows.length < counted
  if (isReadWhole || (asksPrices && !('q' in wanted))) {
    const prices = rows.map(({ price }) => Number(price))
    expect(answer.lowest_price_cents).toBe(rows.length > 0 ? Math.min(...prices) : null)
    expect(answer.highest_price_cents).toBe(rows.length > 0 ? Math.max(...prices) : null)
  }

  const ids = matches.map(({ id }) => id)
  const shown = answer.items.map(({ id }) => id)
  const pinned = answer.pins.map(([id]) => id)
  const isByNearness = sort === 'relevance' && 'lat' in wanted && !('q' in wanted) && !isReadWhole
  if (!isByNearness) {
    expect(shown).toEqual(ids.slice((page - 1) * page_size, page * page_size))
    expect(pinned).toEqual(ids.slice(0, pins))
  } else {
    for (const found of [shown, pinned]) expect(found).toEqual(ids.filter((id) => found.includes(id)))
    expect(shown).toHaveLength(Math.max(0, Math.min(ids.length - (page - 1) * page_size, page_size)))
  }
}

async function search(wanted: Criteria): Promise<SearchAnswer> {
  const names = Object.keys(wanted)
  const { rows } = await db.pool.query<{ answer: SearchAnswer }>(
    `select public.search_items(${names.map((name, n) => `${name} => $${n + 1}`)}) as answer`,
    Object.values(wanted),
  )
  return rows[0]!.answer
}

async function define({ page: _page, page_size: _size, pins: _pins, ...wanted }: Criteria): Promise<Row[]> {
  const names = Object.keys(wanted)
  const { rows } = await db.pool.query<Row>(
    `select * from public.search_definition(${names.map((name, n) => `${name} => $${n + 1}`)}) order by rank desc, id`,
    Object.values(wanted),
  )
  return rows
}

/** Each criterion is asked for in some of the searches. */
const drawn = fc.record({
  item: fc.nat(),
  words: fc.constantFrom('none', 'none', 'none', 'first', 'last', 'two', 'kind', 'unknown', 'mistyped'),
  place: fc.constantFrom('none', 'none', 'box', 'box', 'circle', 'circle', 'point', 'both', 'date line'),
  size: fc.constantFrom(0.004, 0.02, 0.1, 0.4, 3, 30),
  dates: fc.constantFrom('none', 'none', 'hours', 'days', 'soon'),
  day: fc.integer({ min: 3, max: 70 }),
  length: fc.integer({ min: 0, max: 3 }),
  prices: fc.constantFrom<[number?, number?]>(
    [],
    [],
    [],
    [1_000],
    [undefined, 2_500],
    [900, 1_100],
    [2_000, 4_000],
  ),
  sort: fc.constantFrom('relevance', 'relevance', 'total', 'newest', 'rating', 'distance'),
  category: fc.boolean(),
  quantity: fc.constantFrom(1, 1, 1, 2),
  delivery: fc.constantFrom(undefined, undefined, undefined, 'delivery', 'pickup'),
  rating: fc.constantFrom(undefined, undefined, undefined, 3, 4.5),
  instant: fc.constantFrom(undefined, undefined, true),
  attributes: fc.constantFrom<Record<string, string[] | { min?: number; max?: number }> | undefined>(
    undefined,
    undefined,
    undefined,
    { size: ['s'] },
    { size: ['m', 'l'], load: { min: -5, max: 20 } },
    { load: { min: 10 } },
  ),
  ids: fc.constantFrom(0, 0, 0, 0, 40),
  page: fc.constantFrom(1, 1, 1, 2, 5),
  pageSize: fc.constantFrom(0, 1, 24, 24, 100),
  pins: fc.constantFrom(0, 0, 0, 10, 50),
})

type Draft = typeof drawn extends fc.Arbitrary<infer T> ? T : never

/** Criteria around one of these items. */
function criteria(d: Draft, among: typeof items): Criteria {
  const { id, title, latitude, longitude, category } = among[d.item % among.length]!
  const words = title.split(/[^\p{L}]+/u).filter((word) => word.length > 3)
  const q = {
    none: undefined,
    first: words[0],
    last: words.at(-1),
    two: words.slice(0, 2).join(' '),
    kind: category.replaceAll('-', ' '),
    unknown: 'xqzvjkw',
    mistyped: words[0]?.slice(0, 2).concat(words[0].slice(3)),
  }[d.words]
  const at = { lat: latitude, lng: longitude }
  const box = [longitude - d.size, latitude - d.size / 2, longitude + d.size * 0.9, latitude + d.size * 0.6]
  const day = (after: number) =>
    new Date(Date.now() + (d.day + after) * 86_400_000).toISOString().slice(0, 10)
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const all: Criteria = {
    sort: d.sort,
    page: d.page,
    page_size: d.pageSize,
    pins: d.pins,
    q,
    ...(d.category && d.words === 'none' && { category }),
    ...{
      none: {},
      box: { box },
      circle: { ...at, radius_m: d.size * 60_000 },
      point: at,
      both: { ...at, radius_m: d.size * 60_000, box },
      'date line': { box: [150, latitude - 1, longitude, latitude + 1] },
    }[d.place],
    ...{
      none: {},
      hours: { local_from: `${day(0)}T10:00`, local_to: `${day(0)}T14:00` },
      days: { local_from: `${day(0)}T10:00`, local_to: `${day(d.length)}T18:00` },
      soon: { local_from: `${soon}T10:00`, local_to: `${soon}T18:00` },
    }[d.dates],
    min_price_cents: d.prices[0],
    max_price_cents: d.prices[1],
    quantity: d.quantity,
    delivery: d.delivery,
    min_rating: d.rating,
    instant_only: d.instant,
    attributes: d.attributes,
    only_ids: d.ids > 0 ? [id, ...among.slice(0, d.ids).map((other) => other.id)] : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Criteria
}
