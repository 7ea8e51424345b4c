import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { requestDepositRelease } from './decide-deposit.ts'
import { refundCaptures } from './refund-captures.ts'
import { wakePayment } from './wake-payment.ts'

/**
 * Gives `refundCents` of a booking's price back, with what went back by hand before, in the caller's transaction: what is
 * not captured yet is captured the less, what is captured is refunded by the task that this enqueues; its deposit is
 * released. Answers what is given back in all. The caller has locked the renter's checkout.
 */
export async function refundBooking(
  tx: Transaction<Schema>,
  deps: Deps,
  { id, order_id, refund_cents }: { id: string; order_id: string; refund_cents: number },
  refundCents: number,
  reason: string,
): Promise<number> {
  const allCents = Math.max(refundCents, refund_cents)
  const booking = await tx
    .updateTable('bookings')
    .set({ refund_cents: allCents })
    .where('id', '=', id)
    .returning('captured_cents')
    .executeTakeFirstOrThrow()
  await requestDepositRelease(tx, deps, id)
  // Not decided yet: the queue does it at once.
  if (booking.captured_cents === null) await wakePayment(tx, deps, { orderId: order_id })
  else await refundCaptures(tx, deps, { bookingId: id, cents: allCents - refund_cents, reason })
  return allCents
}
