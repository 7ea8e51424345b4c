import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

const NOW = '2027-03-15T10:00:00Z'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

async function money(as = admin, zone = 'UTC') {
  const { data, error } = await t.client({ as }).rpc('staff_money', { zone, moment: NOW })
  expect(error).toBeNull()
  return data as { periods: Record<string, Record<string, number>>; payouts: object } | null
}

let booked = 0
function rental(createdAt: string, status: 'confirmed' | 'cancelled' = 'confirmed') {
  const start = new Date(Date.UTC(2028, 0, 1 + 3 * booked++))
  return createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start,
    end: new Date(start.getTime() + 86_400_000),
    status,
    rentalCents: 1_000,
    createdAt: new Date(createdAt),
  })
}

/** Moves so much from the provider's account to that of the platform. */
const keep = (cents: number, at: string) =>
  t.rows(
    `with accounts as (
       insert into public.ledger_accounts (kind) values ('provider'), ('platform')
       on conflict on constraint ledger_accounts_once do update set kind = excluded.kind returning id, kind
     ), transfer as (
       insert into public.ledger_transfers (kind, once_key, at) values ('fee', 'test ' || $2, $2::timestamptz) returning id
     )
     insert into public.ledger_entries (transfer_id, account_id, amount_cents)
     select t.id, a.id, case a.kind when 'platform' then $1::bigint else -$1::bigint end from accounts a, transfer t`,
    [cents, at],
  )

it('adds up the day and the month under way, without what was cancelled', async () => {
  await rental('2027-02-28T23:30:00Z')
  await rental('2027-03-02T10:00:00Z')
  const { id, paymentId } = await rental('2027-03-15T08:00:00Z')
  await rental('2027-03-15T09:00:00Z', 'cancelled')
  await keep(150, '2027-03-01T00:00:00Z')
  await keep(70, '2027-03-15T00:00:00Z')
  await t.rows(
    `insert into public.refunds (payment_id, booking_id, amount_cents, reason, status, created_at)
     values ($1, $2, 300, 'test', 'requested', '2027-03-15T01:00:00Z'),
       ($1, $2, 500, 'test', 'failed', '2027-03-15T01:00:00Z')`,
    [paymentId, id],
  )
  expect((await money())?.periods).toEqual({
    day: { bookings: 1, volume_cents: 1_000, kept_cents: 70, refund_cents: 300 },
    month: { bookings: 2, volume_cents: 2_000, kept_cents: 220, refund_cents: 300 },
  })
  // In Berlin it is March already at half past eleven in the evening.
  expect((await money(admin, 'Europe/Berlin'))?.periods.month).toMatchObject({ bookings: 3 })
  const { data: balances } = await t.client({ as: admin }).rpc('staff_balances')
  expect(balances!.reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(0)
  expect(balances).toContainEqual({ account: 'platform', cents: 220 })
})

it('tells of payouts that are to be made', async () => {
  await t.rows(
    `with method as (
       insert into public.payout_methods (user_id, kind, holder, country, last4) values ($1, 'iban', 'A B', 'DE', '3000')
       returning id
     )
     insert into public.payouts (user_id, account, method_id, amount_cents, status, created_at)
     select $1, 'lender', m.id, 2000 + n, case n when 3 then 'rejected' when 2 then 'approved' else 'requested' end,
       '2027-03-01T00:00:00Z'::timestamptz + make_interval(days => n)
     from method m, generate_series(1, 3) n`,
    [t.owner.id],
  )
  expect((await money())?.payouts).toEqual({ number: 2, cents: 4_003, since: '2027-03-02T00:00:00+00:00' })
})

it('tells nobody else', async () => {
  await keep(70, NOW)
  for (const who of [await t.user({ roles: ['moderator'] }), t.owner]) {
    expect(await money(who)).toBeNull()
    expect((await t.client({ as: who }).rpc('staff_balances')).data).toEqual([])
  }
})
