import type { StartedPayment } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { ensureCustomer } from '#server/money/ensure-customer.ts'
import { recordIntents } from '#server/money/record-intents.ts'
import type { ProviderPayment } from '#server/providers/provider.ts'
import { loadPayment, type OrderPayment } from './load-payment.ts'
import type { PlacedOrder } from './place-order.ts'

/**
 * Gets an order's payment from its provider, creating it there the first time. The payment's id is the idempotency
 * key, so a crash before the answer is stored makes no second one. Throws a `PaymentProviderError`.
 */
export async function openPayment(
  deps: Deps,
  { orderId, holdExpiresAt }: PlacedOrder,
): Promise<Result<StartedPayment, RefusalCode>> {
  const order = await loadPayment(deps.db.kysely, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone`)
  if (order.orderStatus === 'paid') return ok(answer(order))
  const payment =
    order.intents.length > 0 ? await deps.payments.retrieve(order.intents) : await createPayment(deps, order)
  return payment ? ok(answer(order, payment, holdExpiresAt)) : refuse('CHECKOUT_REPLACED')
}

async function createPayment(deps: Deps, order: OrderPayment): Promise<ProviderPayment | undefined> {
  const known = order.provider === deps.payments.name ? order.customer : null
  const payment = await deps.payments.createPayment({
    amountCents: order.amountCents,
    currency: order.currency,
    parts: order.parts,
    idempotencyKey: order.paymentId,
    metadata: {
      order_id: order.orderId,
      order_number: String(order.orderNumber),
      payment_id: order.paymentId,
    },
    customer: known ?? (await ensureCustomer(deps, order.userId)),
  })
  if (await recordIntents(deps.db.kysely, order.paymentId, payment.ids)) return payment
  // Another tab replaced this order meanwhile. The client secret was not given out yet, so nothing can have been paid.
  await deps.payments.void(payment.ids, `void:${order.paymentId}`)
}

const answer = (
  order: OrderPayment,
  payment?: ProviderPayment,
  holdExpiresAt?: number | null,
): StartedPayment => ({
  orderId: order.orderId,
  orderNumber: order.orderNumber,
  orderStatus: payment ? 'pending' : 'paid',
  paymentStatus: payment?.status ?? (order.paymentStatus === 'captured' ? 'captured' : 'authorised'),
  provider: order.provider,
  clientSecrets: payment?.clientSecrets ?? [],
  amountCents: order.amountCents,
  currency: order.currency,
  holdExpiresAt: holdExpiresAt ? new Date(holdExpiresAt).toISOString() : null,
})
