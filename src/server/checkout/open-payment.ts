import type { Kysely } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { StartedPayment } from '#contract/checkout.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { ensureCustomer } from '#server/money/ensure-customer.ts'
import { lockCheckout } from '#server/money/lock-checkout.ts'
import { recordIntents } from '#server/money/record-intents.ts'
import type { PaymentPart, ProviderPayment } from '#server/providers/provider.ts'
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
  const parts = await loadParts(deps.db.kysely, order.orderId)
  const payment = await deps.payments.createPayment({
    amountCents: order.amountCents,
    currency: order.currency,
    parts,
    idempotencyKey: order.paymentId,
    metadata: {
      order_id: order.orderId,
      order_number: String(order.orderNumber),
      payment_id: order.paymentId,
    },
    customer: await ensureCustomer(deps, order.userId),
  })
  if (await recordMade(deps, order, payment.ids)) return payment
  // Another tab replaced this order meanwhile. The client secret was not given out yet, so nothing can have been paid.
  await deps.payments.void(payment.ids, `void:${order.paymentId}`)
}

/** The parts that may be captured separately: the lines of the order. */
const loadParts = (db: Kysely<Schema>, orderId: string): Promise<PaymentPart[]> =>
  db
    .selectFrom('order_lines')
    .select(['id as key', (line) => line.ref('due_cents').$notNull().as('amountCents')])
    .where('order_id', '=', orderId)
    .where('due_cents', '>', 0)
    .orderBy('position')
    .execute()

const recordMade = (deps: Deps, order: OrderPayment, ids: readonly string[]): Promise<boolean> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    await lockCheckout(tx, order.userId)
    return recordIntents(tx, order.paymentId, ids)
  })

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
