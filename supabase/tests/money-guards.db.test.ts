import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { type Booking, createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'

/** One connection, which nothing can wait for. */
const isEmbedded = 'folder' in inject('databaseTemplate')
let db: Database
let people: { owner: string; renter: string; item: string }
/** Paid and captured: 2,000 cents. */
let paid: Booking
/** Another one of the same renter, captured of the same payment: 500 cents more. */
let beside: Booking
let days = 1
beforeAll(async () => {
  db = await createTestDatabase()
  const [owner, renter] = [await createPerson(db.pool), await createPerson(db.pool)]
  people = { owner: owner.id, renter: renter.id, item: (await createItem(db.pool, { owner: owner.id })).id }
})
afterAll(() => db.close())

beforeEach(async () => {
  paid = await book(2_000)
  beside = await book(700)
  await ask(
    `insert into public.captures (payment_id, booking_id, amount_cents, status) values ($1, $2, 500, 'captured')`,
    [paid.paymentId, beside.id],
  )
})

function book(rentalCents: number) {
  const start = new Date(Date.now() + days++ * 2 * 86_400_000)
  const { item, renter } = people
  return createBooking(db.pool, { item, renter, start, end: new Date(+start + 3_600_000), rentalCents })
}

const ask = async (text: string, values: unknown[] = []) => (await db.pool.query(text, values)).rows
const asService = (text: string, values: unknown[] = []) =>
  inTransaction(db, { as: 'service' }, (tx) => tx.query(text, values))
const refund = (cents: number, booking = paid.id, status = 'requested') =>
  ask(
    `insert into public.refunds (payment_id, booking_id, amount_cents, reason, status) values ($1, $2, $3, 'test', $4)
     returning id`,
    [paid.paymentId, booking, cents, status],
  )
const dispute = (more: { id?: string; withdrawn?: number } = {}) =>
  ask(
    `insert into public.disputes (provider, provider_dispute_id, payment_id, booking_id, amount_cents, reason, withdrawn_cents)
     values ('test', $1, $2, $3, 500, 'fraudulent', $4) returning id`,
    [more.id ?? randomUUID(), paid.paymentId, paid.id, more.withdrawn ?? 0],
  )
const refusedBy = (constraint: string) => expect.objectContaining({ constraint })

describe('a refund', () => {
  const TOO_MUCH = expect.objectContaining({ code: 'LA053', constraint: 'refunds_at_most_captured' })

  it('is at most what was captured of its own booking, with what went back before', async () => {
    await refund(1_500)
    await expect(refund(501)).rejects.toEqual(TOO_MUCH)
    await expect(refund(501, beside.id)).rejects.toEqual(TOO_MUCH)
    await refund(500)
    await refund(500, beside.id)
    await expect(refund(1)).rejects.toEqual(TOO_MUCH)
  })

  it('that failed leaves its amount for another', async () => {
    await refund(2_000, paid.id, 'failed')
    await refund(2_000)
  })

  it('of something that was never captured is refused', async () => {
    const other = await book(900)
    await expect(refund(1, other.id)).rejects.toEqual(TOO_MUCH)
  })

  it.skipIf(isEmbedded)('waits for another one of the same moment, and then counts it', async () => {
    const client = await db.pool.connect()
    const insert = `insert into public.refunds (payment_id, booking_id, amount_cents, reason) values ($1, $2, 2000, 'test')`
    await client.query('begin')
    await client.query(insert, [paid.paymentId, paid.id])
    const second = refund(2_000).then(
      () => 'refunded',
      (error: unknown) => error,
    )
    await Promise.race([second, pause(300)])
    await client.query('commit')
    client.release()
    expect(await second).toEqual(TOO_MUCH)
  })
})

describe('a payment', () => {
  it.each([
    ['capture_cents = null, captured_cents = amount_cents + 1', 'payments_captured_at_most_amount'],
    ['refunded_cents = captured_cents + 1', 'payments_refund_at_most_captured'],
    [
      'captured_cents = captured_cents - 1, refunded_cents = captured_cents',
      'payments_refund_at_most_captured',
    ],
    ['capture_cents = captured_cents - 1', 'payments_capture_as_decided'],
    [`purpose = 'claim'`, 'payments_for_order_or_booking'],
    [
      `purpose = 'extension', order_id = null, booking_id = (select id from public.bookings limit 1)`,
      'payments_extension_names_it',
    ],
  ])('is not changed to %s', async (change, constraint) => {
    await expect(ask(`update public.payments set ${change} where id = $1`, [paid.paymentId])).rejects.toEqual(
      refusedBy(constraint),
    )
  })

  it('is captured for a booking once', async () => {
    const again = 'insert into public.captures (payment_id, booking_id, amount_cents) values ($1, $2, 1)'
    await expect(ask(again, [paid.paymentId, paid.id])).rejects.toEqual(refusedBy('captures_once'))
  })

  it.skipIf(isEmbedded)('is locked together with its payer’s checkout', async () => {
    const client = await db.pool.connect()
    await client.query('begin')
    await client.query('select * from public.lock_payment($1)', [paid.paymentId])
    await expect(
      ask('select from public.payments where id = $1 for update nowait', [paid.paymentId]),
    ).rejects.toMatchObject({ code: '55P03' })
    const free = `select pg_try_advisory_xact_lock(hashtextextended('checkout:' || $1::text, 0)) as free`
    expect(await ask(free, [people.renter])).toEqual([{ free: false }])
    await client.query('rollback')
    client.release()
    expect(await ask(free, [people.renter])).toEqual([{ free: true }])
  })
})

describe('an intent', () => {
  const insert = (id: string, position: number) =>
    ask(
      `insert into public.payment_intents (id, provider, payment_id, position) values ($1, 'test', $2, $3)`,
      [id, paid.paymentId, position],
    )

  it('has a place of its own, counted from 1, and no second one in its name', async () => {
    await insert(`pi_${paid.paymentId}`, 2)
    await expect(insert('pi_other', 2)).rejects.toEqual(refusedBy('payment_intents_position'))
    await expect(insert('pi_other', 0)).rejects.toEqual(refusedBy('payment_intents_position_check'))
    await expect(insert('pi_1,pi_2', 3)).rejects.toEqual(refusedBy('payment_intents_id_check'))
    await expect(insert(`pi_${paid.paymentId}`, 3)).rejects.toEqual(refusedBy('payment_intents_pkey'))
  })

  it.each(['delete from public.payment_intents', `update public.payment_intents set id = 'pi_x'`])(
    'stays as it was written: %s',
    async (statement) => {
      await expect(asService(statement)).rejects.toMatchObject({ code: '42501' })
    },
  )
})

describe('a dispute', () => {
  it('is written down once, with no more taken out than is disputed', async () => {
    const id = randomUUID()
    await dispute({ id })
    await expect(dispute({ id })).rejects.toEqual(refusedBy('disputes_once'))
    await expect(dispute({ withdrawn: 501 })).rejects.toMatchObject({ code: '23514' })
    await expect(dispute({ withdrawn: -1 })).rejects.toMatchObject({ code: '23514' })
  })
})

it.each([
  ['disputes', () => dispute(), 'needs_response', 'won', 'win'],
  ['refunds', () => refund(100), 'requested', 'failed', 'fail'],
] as const)(
  'a step of one of %s is recorded with the change itself',
  async (table, make, from, to, transition) => {
    const [{ id }] = (await make()) as [{ id: string }]
    await ask(`update public.${table} set status = $2 where id = $1`, [id, to])
    expect(
      await ask('select transition, from_status, to_status from public.money_events where thing_id = $1', [
        id,
      ]),
    ).toEqual([{ transition, from_status: from, to_status: to }])
  },
)

describe('a stranger', () => {
  it.each(['payments', 'payment_intents', 'captures', 'refunds', 'disputes', 'adjustments', 'money_events'])(
    'sees no row of %s',
    async (table) => {
      await refund(100)
      const [{ id }] = (await dispute()) as [{ id: string }]
      await ask(`update public.disputes set status = 'won' where id = $1`, [id])
      await ask(
        `insert into public.adjustments (id, booking_id, kind, amount_cents, reason, needs_two)
         values (gen_random_uuid(), $1, 'refund', 1, 'test', false)`,
        [paid.id],
      )
      const [{ count }] = (await ask(`select count(*)::int from public.${table}`)) as [{ count: number }]
      expect(count).toBeGreaterThan(0)
      const { id: stranger } = await createPerson(db.pool)
      const client = await db.pool.connect()
      await client.query('begin; set local role authenticated')
      await client.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: stranger, role: 'authenticated' }),
      ])
      const seen = await client.query(`select count(*)::int from public.${table}`)
      await client.query('rollback')
      client.release()
      expect(seen.rows).toEqual([{ count: 0 }])
    },
  )
})

describe('what is moved by hand', () => {
  const propose = (decidedBy: string | null, status: string, needsTwo = true) =>
    ask(
      `insert into public.adjustments (id, booking_id, kind, amount_cents, reason, needs_two, proposed_by, decided_by, status)
       values ($1, $2, 'refund', 100, 'A reason', $3, $4, $5, $6)`,
      [randomUUID(), paid.id, needsTwo, people.owner, decidedBy, status],
    )

  it('takes two people where it is large', async () => {
    await expect(propose(people.owner, 'done')).rejects.toEqual(refusedBy('adjustments_two_people'))
    await propose(people.owner, 'done', false)
    await propose(people.renter, 'done')
  })
})

describe('a transfer', () => {
  const post = (key: string, cents: number[], kind = 'release') =>
    ask(
      `select public.post_transfer($1, $2, $3, null, now(), jsonb_build_array(
         jsonb_build_object('account', 'provider', 'cents', $4::bigint),
         jsonb_build_object('account', 'platform', 'cents', $5::bigint))) as posted`,
      [kind, key, paid.id, ...cents],
    )

  it.each([
    [5, -4],
    [4, -5],
  ])('of %i and %i cents is refused', async (...cents) => {
    await expect(post(randomUUID(), cents)).rejects.toEqual(
      expect.objectContaining({ code: 'LA050', constraint: 'ledger_entries_zero_sum' }),
    )
  })

  it('by hand takes no more from a lender than they have', async () => {
    const take = (cents: number) =>
      ask(
        `select public.post_transfer('adjustment', $1, $2, null, now(), jsonb_build_array(
           jsonb_build_object('account', 'lender', 'user_id', $3::uuid, 'cents', -$4::bigint),
           jsonb_build_object('account', 'provider', 'cents', $4::bigint)))`,
        [randomUUID(), paid.id, people.owner, cents],
      )
    await take(-500)
    await expect(take(501)).rejects.toMatchObject({ code: 'LA052', constraint: 'payouts_covered' })
    await take(500)
  })

  it('is booked once for its occasion, and says so', async () => {
    const key = randomUUID()
    expect(await post(key, [5, -5])).toEqual([{ posted: true }])
    expect(await post(key, [7, -7])).toEqual([{ posted: false }])
    const sum = `select sum(e.amount_cents)::int as cents from public.ledger_entries e
      join public.ledger_transfers t on t.id = e.transfer_id join public.ledger_accounts a on a.id = e.account_id
      where t.once_key = $1 and a.kind = 'provider'`
    expect(await ask(sum, [key])).toEqual([{ cents: 5 }])
  })

  it.each(['release', 'adjustment'])('of the kind %s waits for the invoice of its fee', async (kind) => {
    const key = randomUUID()
    await post(key, [5, -5], kind)
    expect(
      await ask(
        `select f.lender_id from public.fees_to_invoice f join public.ledger_transfers t on t.id = f.transfer_id
         where t.once_key = $1`,
        [key],
      ),
    ).toEqual([{ lender_id: people.owner }])
  })

  it.each(['ledger_entries', 'ledger_transfers'])('stays: %s are never changed', async (table) => {
    for (const statement of [`delete from public.${table}`, `truncate public.${table} cascade`])
      await expect(ask(statement)).rejects.toEqual(
        expect.objectContaining({ code: 'LA051', constraint: 'ledger_append_only' }),
      )
  })
})
