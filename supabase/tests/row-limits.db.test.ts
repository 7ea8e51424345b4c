import { afterAll, beforeAll, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

type Rows = Record<string, unknown>[]

/** The result of an insert through the data API: a status, or the code of the refusal. */
async function insert(as: TestUser, table: string, rows: Rows) {
  const { error, status } = await t
    .client({ as })
    .from(table as 'items')
    .insert(rows as never)
  return error?.code ?? status
}

const times = (count: number, row: (n: number) => object) =>
  Array.from({ length: count }, (_, n) => row(n)) as Rows

const draft = (owner: TestUser) => ({ owner_id: owner.id, language: 'en' })

const ownPaused = async (owner: TestUser) =>
  (await createItem(t.db.pool, { owner: owner.id, pricePerDayCents: 1_000, status: 'paused' })).id

it('a person may have at most a hundred drafts, independently of others', async () => {
  const [owner, other] = [await t.user(), await t.user()]
  expect(
    await insert(
      owner,
      'items',
      times(101, () => draft(owner)),
    ),
  ).toBe('LA007')
  expect(
    await insert(
      owner,
      'items',
      times(100, () => draft(owner)),
    ),
  ).toBe(201)
  expect(await insert(owner, 'items', [draft(owner)])).toBe('LA007')
  expect(await insert(other, 'items', [draft(other)])).toBe(201)
})

it('an item that was published since does not count as a draft', async () => {
  const owner = await t.user()
  await insert(
    owner,
    'items',
    times(100, () => draft(owner)),
  )
  await t.db.pool.query(
    `delete from public.items where id in (select id from public.items where owner_id = $1 limit 1)`,
    [owner.id],
  )
  await createItem(t.db.pool, { owner: owner.id, pricePerDayCents: 1_000 })
  expect(await insert(owner, 'items', [draft(owner)])).toBe(201)
})

it.each([
  [
    'item_images',
    20,
    (item: string, n: number, owner: string) => ({
      item_id: item,
      path: `${owner}/${n}`,
      position: n,
      width: 1,
      height: 1,
    }),
  ],
  ['item_units', 99, (item: string, n: number) => ({ item_id: item, label: `#${n}` })],
  [
    'item_blocks',
    500,
    (item: string, n: number) => ({
      item_id: item,
      start_date: new Date(Date.UTC(2031, 0, n + 1)).toISOString(),
      end_date: new Date(Date.UTC(2031, 0, n + 1, 12)).toISOString(),
    }),
  ],
] as const)('an item has only so many %s', async (table, most, row) => {
  const owner = await t.user()
  const [item, another] = [await ownPaused(owner), await ownPaused(owner)]
  expect(
    await insert(
      owner,
      table,
      times(most, (n) => row(item, n, owner.id)),
    ),
  ).toBe(201)
  expect(await insert(owner, table, [row(item, most, owner.id)])).toBe('LA007')
  expect(await insert(owner, table, [row(another, 0, owner.id), row(item, most, owner.id)])).toBe('LA007')
  expect(await insert(owner, table, [row(another, 0, owner.id)])).toBe(201)
})

it.skipIf(process.env.TEST_DATABASE === 'pglite')(
  'the hundred-and-first draft is refused also when it comes while the hundredth is being written',
  async () => {
    const owner = await t.user()
    await insert(
      owner,
      'items',
      times(99, () => draft(owner)),
    )
    const results = await Promise.all(
      times(5, () => draft(owner)).map((row) => insert(owner, 'items', [row])),
    )
    expect(results.filter((result) => result === 201)).toHaveLength(1)
  },
)

it('the server is not limited', async () => {
  const owner = await t.user()
  const { error } = await t
    .client({ secret: true })
    .from('items')
    .insert(times(101, () => draft(owner)) as never)
  expect(error).toBeNull()
})

it('an item has 5,000 blocked times of units at most, and a draft none', async () => {
  const owner = await t.user()
  const item = (status: 'draft' | 'paused') =>
    createItem(t.db.pool, { owner: owner.id, pricePerDayCents: 1_000, status, units: 49 })
  const blocks = (item_id: string, from: number, count: number) =>
    times(count, (n) => ({
      item_id,
      start_date: new Date(Date.UTC(2031, 0, from + 2 * n)).toISOString(),
      end_date: new Date(Date.UTC(2031, 0, from + 2 * n + 1)).toISOString(),
    }))
  const units = (item_id: string, count: number) => times(count, (n) => ({ item_id, label: `more ${n}` }))
  const draft = (await item('draft')).id
  expect(await insert(owner, 'item_blocks', blocks(draft, 1, 1))).toBe('LA009')

  const { id } = await item('paused')
  expect(await insert(owner, 'item_blocks', blocks(id, 1, 103))).toBe('LA008')
  expect(await insert(owner, 'item_blocks', blocks(id, 1, 102))).toBe(201)
  expect(await insert(owner, 'item_blocks', blocks(id, 500, 1))).toBe('LA008')
  expect(await insert(owner, 'item_units', units(id, 1))).toBe('LA008')
  const [{ count }] = (
    await t.db.pool.query('select count(*)::int as count from public.calendar_entries where item_id = $1', [
      id,
    ])
  ).rows
  expect(count).toBe(49 * 102)
})

it('a person keeps the newest 500 notices', async () => {
  const { id } = await t.user()
  const notices = await t.db.pool.query(
    `insert into public.notifications (user_id, kind, path, occasion)
     select $1, 'order-booked', '/dashboard', n::text from generate_series(1, 1500) n returning id`,
    [id],
  )
  const { rows } = await t.db.pool.query(
    'select count(*)::int as count, min(id)::int as oldest from public.notifications where user_id = $1',
    [id],
  )
  expect(rows).toEqual([{ count: 500, oldest: Number(notices.rows[1_000].id) }])
})
