import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockCheckout } from '#server/payments/lock-checkout.ts'
import { applyProviderStatus } from './apply-provider-status.ts'
import { captureOrVoid } from './capture-or-void.ts'
import { type DecidedMoney, decideMoney } from './decide-money.ts'
import { loadPayment, type OrderPayment } from './load-payment.ts'

/**
 * Brings an order to where its payment is at the provider: books it, notes a refusal, gives it up; then finishes what
 * that means for the money. The browser, the webhook and the clock all end here, in any order and as often as they
 * like. Throws a `PaymentProviderError` when the provider cannot tell. `known` is the order as it was just read.
 */
export async function settlePayment(deps: Deps, orderId: string, known?: OrderPayment): Promise<void> {
  const order = known ?? (await inTransaction(deps.db, { as: 'service' }, (tx) => loadPayment(tx, orderId)))
  if (!order) return
  const money = await decide(deps, order)
  try {
    if (money) await captureOrVoid(deps, money)
  } catch (error) {
    // What was decided stands; the clock finishes the money.
    deps.log.warn({ err: error, orderId }, 'money is not finished yet')
  }
}

/** What becomes of the order, and of its money, in one transaction. */
async function decide(deps: Deps, order: OrderPayment): Promise<DecidedMoney | undefined> {
  const isOpen = order.orderStatus === 'pending' && order.provider === deps.payments.name
  const payment =
    isOpen && order.providerPaymentId ? await deps.payments.retrieve(order.providerPaymentId) : undefined
  return inTransaction(deps.db, { as: 'service' }, async (tx) => {
    await lockCheckout(tx, order.userId)
    if (isOpen) await applyProviderStatus(tx, deps, order.orderId, payment)
    return decideMoney(tx, order.orderId)
  })
}
