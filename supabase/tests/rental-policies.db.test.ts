import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANONYMOUS, type Caller, SERVICE } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem, type Item } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'

const DAY_MS = 86_400_000

let db: Database
let item: Item
let draft: Item
const people: Record<'owner' | 'renter' | 'stranger' | 'moderator' | 'admin' | 'blocked', Caller> =
  {} as never

beforeAll(async () => {
  db = await createTestDatabase()
  const roles = { moderator: ['moderator'], admin: ['admin'], blocked: ['admin'] } as const
  for (const name of ['owner', 'renter', 'stranger', 'moderator', 'admin', 'blocked'] as const) {
    const { id } = await createPerson(db.pool, {
      name,
      kycLevel: 1,
      isBlocked: name === 'blocked',
      ...(name in roles && { roles: [...roles[name as keyof typeof roles]] }),
    })
    people[name] = { role: 'authenticated', userId: id, claims: { sub: id, role: 'authenticated' } }
  }
  item = await createItem(db.pool, { owner: people.owner.userId! })
  draft = await createItem(db.pool, { owner: people.owner.userId!, status: 'draft' })
  const start = new Date(Date.now() + 40 * DAY_MS)
  await createBooking(db.pool, {
    item: item.id,
    renter: people.renter.userId!,
    start,
    end: new Date(start.getTime() + DAY_MS),
  })
  await createSubmission(db.pool, { user: people.renter.userId!, step: 'identity' })
  await db.pool.query(`insert into public.item_blocks (item_id, start_date, end_date)
    values ('${item.id}', now() + interval '60 days', now() + interval '61 days')`)
})
afterAll(() => db.close())

type Who = keyof typeof people | 'anon' | 'service'
const callerOf = (who: Who): Caller =>
  who === 'anon' ? ANONYMOUS : who === 'service' ? SERVICE : people[who]

/** Runs one statement as a caller and rolls back: how many rows it touched, or what refused it. */
async function attempt(who: Who, sql: string, values: unknown[] = []): Promise<number | string> {
  const undo = new Error('undo')
  let outcome: number | string = 'nothing'
  await inTransaction(db, { as: callerOf(who) }, async (client) => {
    outcome = (await client.query(sql, values)).rowCount ?? 0
    throw undo
  }).catch((error) => {
    if (error === undo) return
    const { code, constraint, message } = error as { code: string; constraint?: string; message: string }
    outcome = `${code} ${constraint ?? message}`
  })
  return outcome
}

describe('what people can read of a rental', () => {
  const tables = [
    'orders',
    'order_lines',
    'bookings',
    'booking_codes',
    'payments',
    'item_blocks',
    'kyc_submissions',
  ]
  const seen = async (who: Who) =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [table, await attempt(who, `select 1 from public.${table}`)]),
      ),
    )
  const nothing = Object.fromEntries(tables.map((table) => [table, 0]))

  it('is everything of their own for the renter', async () => {
    expect(await seen('renter')).toEqual({
      ...nothing,
      orders: 1,
      order_lines: 1,
      bookings: 1,
      booking_codes: 1,
      payments: 1,
      kyc_submissions: 1,
    })
  })

  it('is the booking and its line for the owner: neither its code nor order and payment', async () => {
    expect(await seen('owner')).toEqual({ ...nothing, order_lines: 1, bookings: 1, item_blocks: 1 })
  })

  it('is nothing for a stranger, nor for an admin who is blocked', async () => {
    expect(await seen('stranger')).toEqual(nothing)
    expect(await seen('blocked')).toEqual(nothing)
  })

  it('is proofs of identity for a moderator, but no payments', async () => {
    expect(await seen('moderator')).toEqual({ ...nothing, kyc_submissions: 1 })
  })

  it('is everything but the code for an admin', async () => {
    expect(await seen('admin')).toEqual({
      ...nothing,
      orders: 1,
      order_lines: 1,
      bookings: 1,
      payments: 1,
      kyc_submissions: 1,
    })
  })

  it.each([...tables, 'reservations', 'refunds', 'reviews', 'calendar_entries', 'outbox'])(
    'is refused to visitors: %s',
    async (table) => {
      expect(await attempt('anon', `select 1 from public.${table}`)).toBe(
        `42501 permission denied for table ${table}`,
      )
    },
  )

  it.each(['calendar_entries', 'outbox', 'payment_events'])('only the server reads %s', async (table) => {
    for (const who of ['renter', 'admin'] as const) {
      expect(await attempt(who, `select 1 from public.${table}`)).toBe(
        `42501 permission denied for table ${table}`,
      )
    }
    expect(await attempt('service', `select 1 from public.${table}`)).toEqual(expect.any(Number))
  })
})

describe('what people can write of a rental', () => {
  it.each([
    ['bookings', `update public.bookings set status = 'cancelled'`],
    ['bookings', 'delete from public.bookings'],
    ['bookings', 'insert into public.bookings default values'],
    ['orders', `update public.orders set status = 'paid'`],
    ['orders', 'insert into public.orders (user_id, total_cents) values (auth.uid(), 1)'],
    ['order_lines', 'update public.order_lines set rental_cents = 1'],
    ['payments', `update public.payments set status = 'captured'`],
    ['payments', 'insert into public.payments default values'],
    ['booking_codes', `update public.booking_codes set code = 'x'`],
    ['kyc_submissions', `update public.kyc_submissions set status = 'verified'`],
    [
      'kyc_submissions',
      `insert into public.kyc_submissions (user_id, step, document_path) values (auth.uid(), 'selfie', auth.uid() || '/selfie/a')`,
    ],
    ['reservations', `update public.reservations set expires_at = now() + interval '1 year'`],
    ['item_blocks', 'update public.item_blocks set note = $$x$$'],
    ['profiles', 'update public.profiles set kyc_level = 5'],
    ['profiles', `update public.profiles set roles = '{admin}'`],
  ])('is refused to all but the server: %s by %s', async (table, sql) => {
    for (const who of ['anon', 'renter', 'owner', 'admin'] as const) {
      expect(await attempt(who, sql), who).toBe(`42501 permission denied for table ${table}`)
    }
  })

  it.each([
    'hold_lines(auth.uid(), $$[]$$)',
    'release_holds(auth.uid(), $${}$$)',
    'book_calendar(auth.uid(), null)',
  ])('is refused to all but the server: %s', async (call) => {
    const name = call.split('(')[0]
    for (const who of ['anon', 'renter', 'admin'] as const) {
      expect(await attempt(who, `select public.${call}`), who).toBe(
        `42501 permission denied for function ${name}`,
      )
    }
  })
})

describe('a reservation through the data API', () => {
  const insert = `insert into public.reservations (item_id, user_id, start_date, end_date, quantity, expires_at)
    values ($1, $2, now() + $3 * interval '1 day', now() + $4 * interval '1 day', $5, now() + $6 * interval '1 minute')`
  const hold = (
    who: Who,
    change: Partial<
      Record<'item' | 'user', string> & Record<'from' | 'to' | 'quantity' | 'minutes', number>
    > = {},
  ) => {
    const {
      item: of = item.id,
      user = callerOf(who).userId,
      from = 3,
      to = 4,
      quantity = 1,
      minutes = 20,
    } = change
    return attempt(who, insert, [of, user, from, to, quantity, minutes])
  }

  it('belongs to one person', async () => {
    expect(await hold('stranger')).toBe(1)
    expect(await hold('anon', { user: people.renter.userId! })).toBe(
      '42501 permission denied for table reservations',
    )
    expect(await hold('stranger', { user: people.renter.userId! })).toBe(
      '42501 new row violates row-level security policy for table "reservations"',
    )
    expect(await hold('blocked')).toBe('LA020 reservations_not_blocked')
  })

  it('never lasts longer than 20 minutes, whatever is requested', async () => {
    const { rows } = await inTransaction(db, { as: people.stranger }, async (client) => {
      await client.query(insert, [item.id, people.stranger.userId, 3, 4, 1, 500])
      const lasting = await client.query(
        `select expires_at <= now() + interval '20 minutes' as short from public.reservations`,
      )
      await client.query('delete from public.reservations')
      return lasting
    })
    expect(rows).toEqual([{ short: true }])
  })

  it.each([
    ['LA001 reservations_published', 'stranger', () => ({ item: draft.id })],
    ['LA002 reservations_not_own', 'owner', () => ({})],
    ['23P01 calendar_entries_no_overlap', 'stranger', () => ({ from: 39, to: 42 })],
    ['23P01 calendar_entries_no_overlap', 'stranger', () => ({ from: 60, to: 62 })],
    ['LA021 reservations_not_reversed', 'stranger', () => ({ from: 4, to: 3 })],
    ['LA022 reservations_not_past', 'stranger', () => ({ from: -1 })],
    ['LA024 reservations_within_a_year', 'stranger', () => ({ to: 400 })],
    ['LA026 reservations_max_hours', 'stranger', () => ({ from: 100, to: 140 })],
    ['LA027 reservations_units', 'stranger', () => ({ quantity: 2 })],
    ['LA027 reservations_units', 'stranger', () => ({ quantity: 51 })],
    ['23514 reservations_quantity_check', 'stranger', () => ({ quantity: 0 })],
  ] as const)('is refused with %s', async (refusal, who, change) => {
    expect(await hold(who, change())).toBe(refusal)
  })

  it('is refused with LA003 when it would be the 21st', async () => {
    const many = `insert into public.reservations (item_id, user_id, start_date, end_date)
      select $1, $2, now() + n * interval '2 days', now() + n * interval '2 days' + interval '1 hour'
      from generate_series(2, $3) n`
    const values = (count: number) => [item.id, people.stranger.userId, count + 1]
    await db.pool.query('delete from public.calendar_entries')
    expect(await attempt('stranger', many, values(20))).toBe(20)
    expect(await attempt('stranger', many, values(21))).toBe('LA003 reservations_limit')
  })

  it('cannot be deleted by others', async () => {
    await db.pool.query(insert, [item.id, people.renter.userId, 3, 4, 1, 20])
    expect(await attempt('stranger', 'delete from public.reservations')).toBe(0)
    expect(await attempt('renter', 'delete from public.reservations')).toBe(1)
    expect(await attempt('stranger', 'select 1 from public.reservations')).toBe(0)
    await db.pool.query('delete from public.reservations')
  })
})

describe('what constraints forbid, whichever role writes', () => {
  it.each([
    [
      '23514 calendar_entries_one_cause',
      `update public.calendar_entries set block_id = null, booking_id = null`,
    ],
    [
      '23514 payments_refund_at_most_captured',
      'update public.payments set refunded_cents = captured_cents + 1',
    ],
    [
      '23514 payments_captured_at_most_amount',
      'update public.payments set captured_cents = amount_cents + 1, capture_cents = null',
    ],
    ['23514 payments_capture_as_decided', 'update public.payments set capture_cents = captured_cents - 1'],
    ['23514 orders_reason_where_lost', `update public.orders set status = 'failed'`],
    ['23514 bookings_start_before_end', 'update public.bookings set end_date = start_date'],
    ['23514 bookings_not_own', 'update public.bookings set owner_id = renter_id'],
    [
      '23505 kyc_submissions_one_pending',
      'insert into public.kyc_submissions (user_id, step, document_path) select user_id, step, document_path from public.kyc_submissions',
    ],
    [
      '23505 bookings_order_line_id_key',
      `insert into public.bookings (order_line_id, order_id, item_id, renter_id, owner_id, status, start_date, end_date,
       time_zone, rental_type, quantity, rental_cents, delivery_cents, deposit_cents, delivery_method, cancellation_policy, terms)
       select order_line_id, order_id, item_id, renter_id, owner_id, status, start_date, end_date, time_zone, rental_type,
         quantity, rental_cents, delivery_cents, deposit_cents, delivery_method, cancellation_policy, terms from public.bookings`,
    ],
  ])('%s', async (refusal, sql) => {
    await db.pool.query(`insert into public.item_blocks (item_id, start_date, end_date)
      select '${item.id}', now() + interval '80 days', now() + interval '81 days'
      where not exists (select from public.calendar_entries)`)
    expect(await attempt('service', sql)).toBe(refusal)
  })

  it('23P01 calendar_entries_no_overlap', async () => {
    const twice = `insert into public.calendar_entries (unit_id, item_id, during, block_id)
      select unit_id, item_id, during, block_id from public.calendar_entries where block_id is not null limit 1`
    expect(await attempt('service', twice)).toBe('23P01 calendar_entries_no_overlap')
  })
})

it('a moderator sees a rental from which a person was reported, and no other', async () => {
  const { rows } = await db.pool.query('select id from public.bookings where item_id = $1', [item.id])
  const read = () => attempt('moderator', 'select from public.bookings where id = $1', [rows[0].id])
  expect(await read()).toBe(0)
  await db.pool.query(
    `insert into public.cases (reporter_id, person_id, booking_id, reason) values ($1, $2, $3, 'harassment')`,
    [people.renter.userId, people.owner.userId, rows[0].id],
  )
  expect(await read()).toBe(1)
  expect(await attempt('stranger', 'select from public.bookings where id = $1', [rows[0].id])).toBe(0)
  await db.pool.query('delete from public.cases where booking_id = $1', [rows[0].id])
})
