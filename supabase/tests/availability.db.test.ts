import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANONYMOUS, type Caller } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { MAX_LINES } from '#domain/basket/basket.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem, type Item } from '#seed/fixtures/create-item.ts'
import { createPerson, type Person } from '#seed/fixtures/create-person.ts'

let db: Database
let owner: Person
let renter: Person
let item: Item
beforeEach(async () => {
  db = await createTestDatabase()
  owner = await createPerson(db.pool)
  renter = await createPerson(db.pool, { kycLevel: 1 })
  item = await createItem(db.pool, { owner: owner.id })
})
afterEach(() => db.close())

/** Midnight of a day of the month after next: in the future, and near enough to be held. */
const day = (n: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, n))
}
const iso = (n: number) => day(n).toISOString()
const caller = (person?: Person): Caller =>
  person
    ? { role: 'authenticated', userId: person.id, claims: { sub: person.id, role: 'authenticated' } }
    : ANONYMOUS

const book = (from: number, to: number, quantity = 1, of = item) =>
  createBooking(db.pool, { item: of.id, renter: renter.id, start: day(from), end: day(to), quantity })

async function hold(person: Person, from: number, to: number, of = item) {
  await db.pool.query(
    'insert into public.reservations (item_id, user_id, start_date, end_date) values ($1, $2, $3, $4)',
    [of.id, person.id, day(from), day(to)],
  )
}

/** The busy periods of that month, as pairs of days of the month, with parts of a day as decimals. */
async function busy(person?: Person, quantity = 1, of = item): Promise<number[][]> {
  const { rows } = await inTransaction(db, { as: caller(person) }, (client) =>
    client.query<{ start_date: Date; end_date: Date }>(
      'select * from public.item_busy_periods($1, $2, $3, $4)',
      [of.id, day(1), day(31), quantity],
    ),
  )
  const dayOf = (date: Date) => 1 + (date.getTime() - day(1).getTime()) / 86_400_000
  return rows.map((row) => [dayOf(row.start_date), dayOf(row.end_date)])
}

async function unavailable(
  lines: [from: number, to: number, quantity?: number][],
  person?: Person,
  of = item,
) {
  const { rows } = await inTransaction(db, { as: caller(person) }, (client) =>
    client.query<{ index: number }>('select index from public.unavailable_lines($1) as index', [
      JSON.stringify(
        lines.map(([from, to, quantity]) => ({
          item_id: of.id,
          start_date: iso(from),
          end_date: iso(to),
          ...(quantity && { quantity }),
        })),
      ),
    ]),
  )
  return rows.map(({ index }) => index)
}

describe('availability', () => {
  it('is half-open: one rental starts when another ends', async () => {
    await book(10, 12)
    expect(await busy()).toEqual([[10, 12]])
    expect(
      await unavailable([
        [8, 10],
        [12, 14],
        [9, 11],
        [11, 12],
        [1, 30],
      ]),
    ).toEqual([2, 3, 4])
  })

  it('joins adjacent rentals into one busy period', async () => {
    await book(10, 12)
    await book(12, 14)
    await book(20, 21)
    expect(await busy()).toEqual([
      [10, 14],
      [20, 21],
    ])
  })

  it('counts units: a period is busy if fewer are free than requested', async () => {
    const pair = await createItem(db.pool, { owner: owner.id, units: 2 })
    await book(10, 14, 1, pair)
    await book(12, 16, 1, pair)
    expect(await busy(undefined, 1, pair)).toEqual([[12, 14]])
    expect(await busy(undefined, 2, pair)).toEqual([[10, 16]])
    expect(
      await unavailable(
        [
          [10, 12],
          [10, 12, 2],
          [13, 15],
        ],
        undefined,
        pair,
      ),
    ).toEqual([1, 2])
  })

  it('keeps the buffer before and after a rental', async () => {
    const buffered = await createItem(db.pool, { owner: owner.id, bufferMinutes: 720 })
    await book(10, 12, 1, buffered)
    expect(await busy(undefined, 1, buffered)).toEqual([[10, 12.5]])
    expect(
      await unavailable(
        [
          [12, 13],
          [13, 14],
          [8, 10],
          [8, 9],
        ],
        undefined,
        buffered,
      ),
    ).toEqual([0, 2])
  })

  it('shows held items as busy to others, but not to the holder', async () => {
    await hold(renter, 10, 12)
    expect(await busy()).toEqual([[10, 12]])
    expect(await busy(owner)).toEqual([[10, 12]])
    expect(await busy(renter)).toEqual([])
    expect(await unavailable([[10, 12]], owner)).toEqual([0])
    expect(await unavailable([[10, 12]], renter)).toEqual([])
  })

  it('ignores lapsed holds', async () => {
    await hold(renter, 10, 12)
    await db.pool.query(`update public.reservations set expires_at = now() - interval '1 second'`)
    expect(await busy()).toEqual([])
    expect(await unavailable([[10, 12]])).toEqual([])
  })

  it('counts the owner’s blocks, for every unit', async () => {
    const pair = await createItem(db.pool, { owner: owner.id, units: 2 })
    await db.pool.query(
      'insert into public.item_blocks (item_id, start_date, end_date) values ($1, $2, $3)',
      [pair.id, day(5), day(6)],
    )
    expect(await busy(undefined, 1, pair)).toEqual([[5, 6]])
  })

  it('frees the dates of a cancelled booking', async () => {
    const { id } = await book(10, 12)
    await db.pool.query(`update public.bookings set status = 'cancelled' where id = $1`, [id])
    expect(await busy()).toEqual([])
  })

  it('reveals nothing about an unpublished item, and calls it unavailable', async () => {
    await book(10, 12)
    await db.pool.query(`update public.items set status = 'paused'`)
    expect(await busy()).toEqual([])
    expect(await unavailable([[20, 21]])).toEqual([0])
  })
})

it('accepts at most as many lines as the domain allows in a basket', async () => {
  const days = (count: number) => Array.from({ length: count }, (): [number, number] => [10, 12])
  await book(10, 12)
  expect(await unavailable(days(MAX_LINES))).toEqual(Array.from({ length: MAX_LINES }, (_, n) => n))
  await expect(unavailable(days(MAX_LINES + 1))).rejects.toMatchObject({
    code: 'LA005',
    constraint: 'basket_limit',
    message: `a basket has at most ${MAX_LINES} lines`,
  })
})

it('refuses a block during a rental, and frees the dates when a block is removed', async () => {
  await book(10, 12)
  const block = (from: number, to: number) =>
    db.pool.query(
      'insert into public.item_blocks (item_id, start_date, end_date) values ($1, $2, $3) returning id',
      [item.id, day(from), day(to)],
    )
  await expect(block(11, 13)).rejects.toMatchObject({
    code: '23P01',
    constraint: 'calendar_entries_no_overlap',
  })
  await block(12, 13)
  expect(await busy()).toEqual([[10, 13]])
  await db.pool.query('delete from public.item_blocks')
  expect(await busy()).toEqual([[10, 12]])
})
