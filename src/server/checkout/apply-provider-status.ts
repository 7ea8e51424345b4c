import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { ProviderPayment } from '#server/payments/provider.ts'
import { abandonOrders } from './abandon-orders.ts'
import { bookOrder } from './book-order.ts'
import type { OrderPayment } from './load-payment.ts'

/** Milliseconds for which an order without live holds stays open for a payment under way, from when it was placed. */
const LAPSE_MS = 30 * 60_000

/**
 * Applies the provider's status to a pending order and answers the order as it is then. The caller holds the lock
 * on the person's checkout.
 */
export async function applyProviderStatus(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'config' | 'now'>,
  order: OrderPayment,
  payment: ProviderPayment | undefined,
): Promise<OrderPayment> {
  if (payment?.status === 'authorised' || payment?.status === 'captured') {
    return bookOrder(tx, deps, order, payment)
  }
  if (payment?.status === 'voided') {
    await abandonOrders(tx, order.userId, 'payment_voided', { orderId: order.orderId })
    return { ...order, orderStatus: 'failed' }
  }
  if (await hasLapsed(tx, order, deps.now())) {
    await abandonOrders(tx, order.userId, 'lapsed', { orderId: order.orderId })
    return { ...order, orderStatus: 'failed' }
  }
  if (!payment) return order
  const paymentStatus = payment.status === 'open' ? 'created' : 'requires_action'
  await tx
    .updateTable('payments')
    .set({ status: paymentStatus, failure_code: payment.failure })
    .where('id', '=', order.paymentId)
    .execute()
  return { ...order, paymentStatus }
}

async function hasLapsed(tx: Transaction<Schema>, order: OrderPayment, now: Date): Promise<boolean> {
  if (now.getTime() < epochOf(order.createdAt) + LAPSE_MS) return false
  const held = await tx
    .selectFrom('reservations')
    .innerJoin('order_lines', 'order_lines.reservation_id', 'reservations.id')
    .select('reservations.id')
    .where('order_lines.order_id', '=', order.orderId)
    .where('reservations.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return !held
}
