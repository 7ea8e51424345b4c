import { sql, type Transaction } from 'kysely'
import { asService } from '#backend/db/as-service.ts'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { postCapture } from '#server/ledger/post-capture.ts'
import { PaymentProviderError, type ProviderPayment } from '#server/payments/provider.ts'
import { cancelUnpaidBookings } from './cancel-unpaid-bookings.ts'
import { loadPayment, type OrderPayment } from './load-payment.ts'
import { lockCheckout } from './lock-checkout.ts'

/**
 * Lets the money of an order go or captures it, once the order is decided: an order that was given up lets all go, a
 * paid one is captured once, when its last request is answered, for what was confirmed. The decision is written
 * down before the provider is asked, so that it is carried out after a crash, and never another one.
 */
export async function finishMoney(deps: Deps, orderId: string): Promise<void> {
  const order = await asService(deps.db, (tx) => decide(tx, orderId))
  if (!order || order.provider !== deps.payments.name) return
  const payment = await carryOut(deps, order)
  await asService(deps.db, (tx) => record(tx, deps, order, payment))
}

type Decided = OrderPayment & { captureCents: number }

/** What is to be captured, 0 to let go; nothing while that is open or when it is done. */
async function decide(tx: Transaction<Schema>, orderId: string): Promise<Decided | undefined> {
  const seen = await loadPayment(tx, orderId)
  if (!seen) return
  await lockCheckout(tx, seen.userId)
  const order = await loadPayment(tx, orderId)
  if (!order || order.orderStatus === 'pending') return
  if (!['created', 'requires_action', 'authorised'].includes(order.paymentStatus)) return
  const captureCents = order.captureCents ?? (await amountToCapture(tx, order))
  if (captureCents === undefined) return
  await tx
    .updateTable('payments')
    .set({ capture_cents: captureCents })
    .where('id', '=', order.paymentId)
    .execute()
  // What is given back from now on is a refund, whenever the capture itself comes through.
  await tx
    .updateTable('bookings')
    .set({ captured_cents: sql<number>`total_cents - refund_cents` })
    .where('order_id', '=', orderId)
    .where('captured_cents', 'is', null)
    .execute()
  return { ...order, captureCents }
}

async function amountToCapture(tx: Transaction<Schema>, order: OrderPayment): Promise<number | undefined> {
  if (order.orderStatus !== 'paid') return 0
  const bookings = await tx
    .selectFrom('bookings')
    .select(['status', 'total_cents', 'refund_cents'])
    .where('order_id', '=', order.orderId)
    // An answer to a request that is being given at this moment is waited for.
    .forUpdate()
    .execute()
  if (bookings.some(({ status }) => status === 'requested')) return
  return bookings.reduce((sum, booking) => sum + (booking.total_cents ?? 0) - booking.refund_cents, 0)
}

/** Asks the provider; nothing comes back for a payment that it never heard of. */
async function carryOut(deps: Deps, order: Decided): Promise<ProviderPayment | undefined> {
  const { providerPaymentId: id, captureCents, paymentId } = order
  if (!id) return
  try {
    return captureCents > 0
      ? await deps.payments.capture(id, captureCents, `capture:${paymentId}`)
      : await deps.payments.void(id, `void:${paymentId}`)
  } catch (error) {
    // Captured before and not recorded, or the authorisation has run out: the payment itself tells.
    if (error instanceof PaymentProviderError && error.fault === 'wrong_state')
      return deps.payments.retrieve(id)
    throw error
  }
}

async function record(
  tx: Transaction<Schema>,
  deps: Deps,
  order: Decided,
  payment: ProviderPayment | undefined,
): Promise<void> {
  await lockCheckout(tx, order.userId)
  const isCaptured = payment?.status === 'captured'
  if (payment && !isCaptured && payment.status !== 'voided') return
  await tx
    .updateTable('payments')
    .set({
      status: isCaptured ? 'captured' : 'voided',
      captured_cents: isCaptured ? sql<number>`capture_cents` : 0,
    })
    .where('id', '=', order.paymentId)
    .where('status', 'in', ['created', 'requires_action', 'authorised'])
    .execute()
  if (isCaptured)
    await postCapture(tx, { orderId: order.orderId, paymentId: order.paymentId, at: deps.now() })
  if (!isCaptured && order.captureCents > 0) await cancelUnpaidBookings(tx, deps, order.orderId)
}
