import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { requestDepositRelease } from './decide-deposit.ts'
import { requestRefund } from './request-refund.ts'
import { wakePayments } from './wake-payments.ts'

/**
 * Gives `refundCents` of a booking's price back, in the caller's transaction: what is not captured yet is captured
 * the less, what is captured is refunded by the task that this enqueues; its deposit is released. The caller has locked
 * the renter's checkout.
 */
export async function refundBooking(
  tx: Transaction<Schema>,
  deps: Deps,
  { id, order_id }: { id: string; order_id: string },
  refundCents: number,
  reason: string,
): Promise<void> {
  const booking = await tx
    .updateTable('bookings')
    .set({ refund_cents: refundCents })
    .where('id', '=', id)
    .returning('captured_cents')
    .executeTakeFirstOrThrow()
  await requestDepositRelease(tx, deps, id)
  const payment = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return
  if (booking.captured_cents === null) {
    // Not decided yet: the clock does it at once.
    await wakePayments(tx, (where) => where('id', '=', payment.id))
    return
  }
  let rest = refundCents
  for (const paid of [...(await loadPaidExtensions(tx, id)), { id: payment.id, captured_cents: rest }]) {
    const cents = Math.min(rest, paid.captured_cents)
    if (cents === 0) continue
    await requestRefund(tx, deps, { paymentId: paid.id, bookingId: id, cents, reason })
    rest -= cents
  }
}

/** An extension was paid by a payment of its own, which is refunded first. */
const loadPaidExtensions = (tx: Transaction<Schema>, bookingId: string) =>
  tx
    .selectFrom('payments')
    .select(['id', 'captured_cents'])
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'extension')
    .where('status', '=', 'captured')
    .orderBy('created_at', 'desc')
    .forUpdate()
    .execute()
