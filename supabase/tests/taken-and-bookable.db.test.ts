import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ANONYMOUS, type Caller } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem, type Item } from '#seed/fixtures/create-item.ts'
import { createPerson, type Person } from '#seed/fixtures/create-person.ts'

let db: Database
let owner: Person
let renter: Person
let other: Person
let item: Item
beforeEach(async () => {
  db = await createTestDatabase()
  owner = await createPerson(db.pool)
  renter = await createPerson(db.pool, { kycLevel: 1 })
  other = await createPerson(db.pool, { kycLevel: 1 })
  item = await createItem(db.pool, { owner: owner.id, units: 3, timeZone: 'UTC' })
})
afterEach(() => db.close())

/** Midnight of a day of the month after next: in the future, and near enough to be held. */
const day = (n: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, n))
}
const dayText = (n: number) => day(n).toISOString().slice(0, 10)
const caller = (person?: Person): Caller =>
  person
    ? { role: 'authenticated', userId: person.id, claims: { sub: person.id, role: 'authenticated' } }
    : ANONYMOUS

async function ask(person: Person | undefined, query: string, values: unknown[]) {
  const { rows } = await inTransaction(db, { as: caller(person) }, (client) =>
    client.query<{ yes: boolean }>(query, values),
  )
  return rows[0]!.yes
}

/** Whether this many units are free from the 5th to the 8th, according to each function that answers this. */
const answers = async (quantity: number, person?: Person) => ({
  search: await ask(
    person,
    `select public.search_items(only_ids => array[$1::uuid], quantity => $2, local_from => $3,
       local_to => $4) ->> 'total' = '1' as yes`,
    [item.id, quantity, dayText(5), dayText(8)],
  ),
  quote: await ask(person, 'select not exists (select from public.unavailable_lines($1)) as yes', [
    JSON.stringify([{ item_id: item.id, start_date: day(5), end_date: day(8), quantity }]),
  ]),
  calendar: await ask(
    person,
    'select not exists (select from public.item_busy_periods($1, $2, $3, $4)) as yes',
    [item.id, day(5), day(8), quantity],
  ),
})

/** The result of a hold of this many units, which is rolled back. */
async function canHold(person: Person, quantity: number): Promise<boolean> {
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ reservation_id: string | null }>(
      'select reservation_id from public.hold_lines($1, $2)',
      [person.id, JSON.stringify([{ item_id: item.id, start_date: day(5), end_date: day(8), quantity }])],
    )
    return rows[0]!.reservation_id !== null
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const all = (yes: boolean) => ({ search: yes, quote: yes, calendar: yes })

/** Search, quote, calendar and hold agree that exactly `free` units are free for this person. */
async function expectFree(free: number, person: Person) {
  if (free > 0) expect(await answers(free, person)).toEqual(all(true))
  expect(await answers(free + 1, person)).toEqual(all(false))
  if (free > 0) expect(await canHold(person, free)).toBe(true)
  expect(await canHold(person, free + 1)).toBe(false)
}

const hold = (person: Person, from: number, to: number) =>
  db.pool.query(
    'insert into public.reservations (item_id, user_id, start_date, end_date) values ($1, $2, $3, $4)',
    [item.id, person.id, day(from), day(to)],
  )

describe('search, quote, calendar and hold agree on free units', () => {
  it('when none is taken', () => expectFree(3, renter))

  it('when a unit is booked, until the booking is cancelled', async () => {
    const { id } = await createBooking(db.pool, {
      item: item.id,
      renter: other.id,
      start: day(7),
      end: day(9),
    })
    await expectFree(2, renter)
    expect(await answers(3)).toEqual(all(false))
    await db.pool.query(`update public.bookings set status = 'cancelled' where id = $1`, [id])
    await expectFree(3, renter)
  })

  it('when bookings end as the rental starts, and start as it ends', async () => {
    await createBooking(db.pool, { item: item.id, renter: other.id, start: day(3), end: day(5) })
    await createBooking(db.pool, { item: item.id, renter: other.id, start: day(8), end: day(9) })
    await expectFree(3, renter)
  })

  it('when the owner has blocked the item', async () => {
    await db.pool.query(
      'insert into public.item_blocks (item_id, start_date, end_date) values ($1, $2, $3)',
      [item.id, day(6), day(7)],
    )
    await expectFree(0, renter)
  })

  it('when units are held: for others but not the renter, and not once the hold has lapsed', async () => {
    await hold(other, 6, 7)
    await hold(renter, 6, 7)
    await expectFree(2, renter)
    await expectFree(2, other)
    await db.pool.query('update public.reservations set expires_at = now()')
    await expectFree(3, renter)
  })

  it('when a unit is deactivated, whatever its bookings', async () => {
    await createBooking(db.pool, { item: item.id, renter: other.id, start: day(5), end: day(8) })
    await db.pool.query(
      `update public.item_units set is_active = false
       where id in (select unit_id from public.calendar_entries where item_id = $1)`,
      [item.id],
    )
    await expectFree(2, renter)
  })
})

describe('search, quote, hold, visitors and the view agree on what can be booked', () => {
  it.each([
    ['published', false, true],
    ['published', true, false],
    ['draft', false, false],
    ['pending_review', false, false],
    ['paused', false, false],
    ['removed', false, false],
  ])('an item that is %s, its owner blocked: %s', async (status, isBlocked, expected) => {
    // Sets each state directly, bypassing the lifecycle.
    await db.pool.query('alter table public.items disable trigger check_transition')
    await db.pool.query('update public.items set status = $2 where id = $1', [item.id, status])
    await db.pool.query('alter table public.items enable trigger check_transition')
    await db.pool.query('update public.profiles set is_blocked = $2 where id = $1', [owner.id, isBlocked])
    const { search, quote } = await answers(1)
    const seen = (person?: Person) =>
      ask(person, 'select exists (select from public.items where id = $1) as yes', [item.id])
    expect({
      search,
      quote,
      hold: await canHold(renter, 1),
      visitor: await seen(),
      renter: await seen(renter),
      view:
        (await db.pool.query('select from public.bookable_items where id = $1', [item.id])).rowCount === 1,
    }).toEqual({
      search: expected,
      quote: expected,
      hold: expected,
      visitor: expected,
      renter: expected,
      view: expected,
    })
  })
})

it.each(['bookable_items', 'live_calendar_entries'])('only the server reads %s', async (view) => {
  for (const person of [undefined, renter, owner]) {
    await expect(
      inTransaction(db, { as: caller(person) }, (client) => client.query(`select from public.${view}`)),
    ).rejects.toMatchObject({ code: '42501' })
  }
})
