import { afterEach, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { booking } from '#server/booking/booking.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { cancelUnpaidBookings } from './cancel-unpaid-bookings.ts'
import { type CheckoutFixture, createCheckoutFixture } from './testing/checkout-fixture.ts'

let stage: CheckoutFixture
beforeEach(async () => {
  stage = await createCheckoutFixture()
})
afterEach(() => stage.close())

/** Two bookings of one order whose money was never captured: one picked up, one still ahead. */
async function book(): Promise<{ orderId: string; pickedUp: string; ahead: string }> {
  const { renter } = stage
  const started = await stage.pay(renter, [stage.line(stage.item, 3), stage.line(await stage.another(), 4)])
  await stage.complete(renter, started)
  const [first, second] = await stage.rows<{ id: string }>(
    'select id from public.bookings order by start_date',
  )
  // Captured is what would keep them anyway.
  await stage.db.pool.query(`update public.captures set status = 'failed'`).catch(() => {})
  await stage.db.pool.query(`update public.bookings set status = 'picked_up' where id = $1`, [first!.id])
  return { orderId: started.value!.orderId, pickedUp: first!.id, ahead: second!.id }
}
const statuses = () => stage.rows('select status from public.bookings order by start_date')

it('an authorisation that ran out cancels what is still ahead, and never what was picked up', async () => {
  const { orderId } = await book()
  await inTransaction(stage.db, { as: 'service' }, (tx) => cancelUnpaidBookings(tx, stage.deps, orderId))
  expect(await statuses()).toEqual([{ status: 'picked_up' }, { status: 'cancelled' }])
})

it('a rental that was picked up does not lapse, for any actor', async () => {
  const { pickedUp } = await book()
  const lapsed = await inTransaction(stage.db, { as: 'service' }, (tx) =>
    transition(tx, stage.deps, booking, { id: pickedUp, name: 'lapse', actor: 'clock' }),
  )
  expect(lapsed).toMatchObject({ ok: false, code: 'WRONG_STATE' })
  expect(await statuses()).toContainEqual({ status: 'picked_up' })
})
