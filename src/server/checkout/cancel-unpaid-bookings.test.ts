import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { booking } from '#server/booking/booking.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { cancelUnpaidBookings } from './cancel-unpaid-bookings.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

/** Two bookings of one order whose money was never captured: one picked up, one still ahead. */
async function book(): Promise<{ orderId: string; pickedUp: string; ahead: string }> {
  const { renter } = t
  const started = await t.pay(renter, [t.line(t.item, 3), t.line(await t.another(), 4)])
  await t.complete(renter, started)
  const [first, second] = await t.rows<{ id: string }>('select id from public.bookings order by start_date')
  // A capture would keep them in any case, and does not fail once it is carried out.
  await t.db.pool.query(`alter table public.captures disable trigger check_transition`)
  await t.db.pool.query(`update public.captures set status = 'failed'`)
  await t.db.pool.query(`update public.bookings set status = 'picked_up' where id = $1`, [first!.id])
  return { orderId: started.value!.orderId, pickedUp: first!.id, ahead: second!.id }
}
const statuses = () => t.rows('select status from public.bookings order by start_date')

it('an authorisation that ran out cancels what is still ahead, and never what was picked up', async () => {
  const { orderId } = await book()
  await inTransaction(t.db, { as: 'service' }, (tx) => cancelUnpaidBookings(tx, t.deps, orderId))
  expect(await statuses()).toEqual([{ status: 'picked_up' }, { status: 'cancelled' }])
})

it('a rental that was picked up does not lapse, for any actor', async () => {
  const { pickedUp } = await book()
  const lapsed = await inTransaction(t.db, { as: 'service' }, (tx) =>
    transition(tx, t.deps, booking, { id: pickedUp, name: 'lapse', actor: 'clock' }),
  )
  expect(lapsed).toMatchObject({ ok: false, code: 'WRONG_STATE' })
  expect(await statuses()).toContainEqual({ status: 'picked_up' })
})
