import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { captureOrVoid } from './capture-or-void.ts'
import { loadPayment } from './load-payment.ts'
import { takeNote } from './take-note.ts'

/**
 * Brings an order to where its payment is at the provider: books it, notes a refusal, gives it up; then finishes what
 * that means for the money. The browser, the webhook and the clock all end here, in any order and as often as they
 * like. Throws a `PaymentProviderError` when the provider cannot tell.
 */
export async function settlePayment(deps: Deps, orderId: string): Promise<void> {
  const order = await inTransaction(deps.db, { as: 'service' }, (tx) => loadPayment(tx, orderId))
  if (!order) return
  if (order.orderStatus === 'pending' && order.provider === deps.payments.name) {
    const payment = order.providerPaymentId
      ? await deps.payments.retrieve(order.providerPaymentId)
      : undefined
    await inTransaction(deps.db, { as: 'service' }, (tx) => takeNote(tx, deps, order, payment))
  }
  try {
    await captureOrVoid(deps, orderId)
  } catch (error) {
    // What was decided stands; the clock finishes the money.
    deps.log.warn({ err: error, orderId }, 'money is not finished yet')
  }
}
