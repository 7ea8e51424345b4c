import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { type Booking, createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { payRefund } from './pay-refund.ts'
import { refundBooking } from './refund-booking.ts'
import { refundCaptures } from './refund-captures.ts'

const DAY_MS = 86_400_000

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

/** A captured rental of 20 euros and extensions of 10 each, the later one the second. */
async function extended() {
  const item = await t.another()
  const start = t.deps.now().getTime() + DAY_MS
  const booking = await createBooking(t.db.pool, {
    item: item.id,
    renter: t.renter.id,
    start: new Date(start),
    end: new Date(start + 2 * DAY_MS),
    status: 'picked_up',
  })
  const extension = async (minute: number) => {
    const [{ id }] = (await t.rows<{ id: string }>(
      `with extension as (
         insert into public.extensions (booking_id, status, from_end, to_end, price_cents, expires_at)
         values ($1, 'done', now(), now() + interval '1 day', 1000, now()) returning id
       )
       insert into public.payments (purpose, booking_id, extension_id, user_id, provider, status, amount_cents,
         capture_cents, captured_cents, created_at)
       select 'extension', $1, id, $2, 'test', 'captured', 1000, 1000, 1000, now() + make_interval(mins => $3)
       from extension returning id`,
      [booking.id, t.renter.id, minute],
    )) as [{ id: string }]
    await t.rows(
      `insert into public.captures (payment_id, booking_id, amount_cents, status) values ($1, $2, 1000, 'captured')`,
      [id, booking.id],
    )
    return id
  }
  return { booking, earlier: await extension(1), later: await extension(2) }
}

const refundsOf = ({ id }: Pick<Booking, 'id'>) =>
  t.rows(
    `select payment_id as payment, amount_cents::int as cents, status from public.refunds
     where booking_id = $1 order by amount_cents desc, created_at`,
    [id],
  )
const refund = (bookingId: string, cents: number) =>
  inTransaction(t.db, { as: 'service' }, (tx) =>
    refundCaptures(tx, t.deps, { bookingId, cents, reason: 'cancelled' }),
  )

it('gives the latest extension back first, and of each payment no more than is left of it', async () => {
  const { booking, earlier, later } = await extended()
  await refund(booking.id, 1_500)
  const first = [
    { payment: later, cents: 1_000, status: 'requested' },
    { payment: earlier, cents: 500, status: 'requested' },
  ]
  expect(await refundsOf(booking)).toEqual(first)
  // Nothing is left of the later one, which ends nothing.
  await refund(booking.id, 900)
  expect(await refundsOf(booking)).toEqual([
    first[0],
    first[1],
    { payment: earlier, cents: 500, status: 'requested' },
    { payment: booking.paymentId, cents: 400, status: 'requested' },
  ])
})

it('gives back what went back by hand before no second time', async () => {
  const { booking, later } = await extended()
  await t.rows('update public.bookings set refund_cents = 300 where id = $1', [booking.id])
  const given = { id: booking.id, order_id: booking.orderId, refund_cents: 300 }
  const all = await inTransaction(t.db, { as: 'service' }, (tx) =>
    refundBooking(tx, t.deps, given, 1_000, 'cancelled'),
  )
  expect(all).toBe(1_000)
  expect(await refundsOf(booking)).toEqual([{ payment: later, cents: 700, status: 'requested' }])
})

it('takes nothing back where more went back by hand than is due', async () => {
  const { booking } = await extended()
  const given = { id: booking.id, order_id: booking.orderId, refund_cents: 900 }
  const all = await inTransaction(t.db, { as: 'service' }, (tx) =>
    refundBooking(tx, t.deps, given, 400, 'cancelled'),
  )
  expect(all).toBe(900)
  expect(await t.rows('select refund_cents from public.bookings where id = $1', [booking.id])).toEqual([
    { refund_cents: 900 },
  ])
  expect(await refundsOf(booking)).toEqual([])
})

it('sends nothing of a capture that failed, and gives up', async () => {
  const { booking } = await extended()
  const sent = vi.spyOn(t.deps.payments, 'refund')
  await t.rows('delete from public.captures where payment_id = $1', [booking.paymentId])
  await t.rows(
    `insert into public.captures (payment_id, booking_id, amount_cents, status) values ($1, $2, 1000, 'failed')`,
    [booking.paymentId, booking.id],
  )
  const [{ id }] = (await t.rows<{ id: string }>(
    `insert into public.refunds (payment_id, booking_id, amount_cents, reason) values ($1, $2, 400, 'cancelled') returning id`,
    [booking.paymentId, booking.id],
  )) as [{ id: string }]
  await payRefund(t.deps, id)
  expect(await t.rows('select status from public.refunds where id = $1', [id])).toEqual([
    { status: 'failed' },
  ])
  expect(sent).not.toHaveBeenCalled()
  sent.mockRestore()
})
