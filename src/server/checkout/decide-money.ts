import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadPayment, type OrderPayment } from './load-payment.ts'

export interface DecidedMoney extends OrderPayment {
  /** Written down and not carried out yet. */
  captures: { id: string; bookingId: string; part: string; amountCents: number }[]
  /** Whether nothing more will be captured, so that the rest is let go. */
  isFinal: boolean
}

/**
 * Writes down what is captured for each booking of an order that is answered, once, in the caller's transaction;
 * what is given back of a booking afterwards is a refund. An order that was given up captures nothing. Answers
 * nothing while the order is open or when its money is done. The caller has locked the person's checkout.
 */
export async function decideMoney(
  tx: Transaction<Schema>,
  orderId: string,
): Promise<DecidedMoney | undefined> {
  const order = await loadPayment(tx, orderId)
  if (!order || order.orderStatus === 'pending') return
  if (!['created', 'requires_action', 'authorised'].includes(order.paymentStatus)) return
  const totalCents = order.orderStatus === 'paid' ? await decideCaptures(tx, order) : 0
  if (totalCents !== undefined && order.captureCents === null) {
    await tx
      .updateTable('payments')
      .set({ capture_cents: totalCents })
      .where('id', '=', order.paymentId)
      .execute()
  }
  return { ...order, captures: await loadRequested(tx, order.paymentId), isFinal: totalCents !== undefined }
}

/** Answers the sum in cents, once the last booking is decided. */
async function decideCaptures(
  tx: Transaction<Schema>,
  { orderId, paymentId }: OrderPayment,
): Promise<number | undefined> {
  const bookings = await tx
    .selectFrom('bookings')
    .select(['id', 'status', 'due_cents', 'refund_cents', 'captured_cents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    // An answer to a request that is being given at this moment is waited for.
    .forUpdate()
    .execute()
  let sum = 0
  for (const { id, status, due_cents, refund_cents, captured_cents } of bookings) {
    if (status === 'requested') continue
    const cents = captured_cents ?? (due_cents ?? 0) - refund_cents
    sum += cents
    if (captured_cents !== null) continue
    await tx.updateTable('bookings').set({ captured_cents: cents }).where('id', '=', id).execute()
    if (cents === 0) continue
    await tx
      .insertInto('captures')
      .values({ payment_id: paymentId, booking_id: id, amount_cents: cents })
      .execute()
  }
  return bookings.some(({ status }) => status === 'requested') ? undefined : sum
}

const loadRequested = (tx: Transaction<Schema>, paymentId: string) =>
  tx
    .selectFrom('captures')
    .innerJoin('bookings', 'bookings.id', 'captures.booking_id')
    .select(['captures.id', 'captures.booking_id as bookingId', 'captures.amount_cents as amountCents'])
    // A part of a rental's payment is a line of its order: that is known before there are bookings.
    .select('bookings.order_line_id as part')
    .where('captures.payment_id', '=', paymentId)
    .where('captures.status', '=', 'requested')
    .orderBy('captures.created_at')
    .orderBy('captures.id')
    .execute()
