import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockCheckout } from '#server/payments/lock-checkout.ts'
import { applyProviderStatus } from './apply-provider-status.ts'
import { captureOrVoid } from './capture-or-void.ts'
import { type DecidedMoney, decideMoney } from './decide-money.ts'
import { isPaymentOpen, loadPayment, type OrderPayment } from './load-payment.ts'

/**
 * Brings an order to where its payment is at the provider: books it, notes a refusal, gives it up; then finishes what
 * that means for the money. The browser, the webhook and the clock all end here, in any order and as often as they
 * like. Throws a `PaymentProviderError` when the provider cannot tell. `known` is the order as it was just read.
 */
export async function settlePayment(deps: Deps, orderId: string, known?: OrderPayment): Promise<void> {
  const order = known ?? (await loadPayment(deps.db.kysely, orderId))
  // Where both have ended, nothing can follow from anything that the provider says.
  if (!order || (order.orderStatus !== 'pending' && !isPaymentOpen(order))) return
  const money = await decide(deps, order)
  try {
    if (money) await captureOrVoid(deps, money)
  } catch (error) {
    // What was decided stands; the clock finishes the money.
    deps.log.warn({ err: error, orderId }, 'money is not finished yet')
  }
}

/** What becomes of the order, and of its money, in one transaction. */
async function decide(deps: Deps, seen: OrderPayment): Promise<DecidedMoney | undefined> {
  const isAsked = seen.orderStatus === 'pending' && seen.provider === deps.payments.name
  const payment =
    isAsked && seen.providerPaymentId ? await deps.payments.retrieve(seen.providerPaymentId) : undefined
  return inTransaction(deps.db, { as: 'service' }, async (tx) => {
    await lockCheckout(tx, seen.userId)
    // Another call may have been faster.
    const order = await loadPayment(tx, seen.orderId)
    if (!order) return
    const isOpen = isAsked && order.orderStatus === 'pending'
    return decideMoney(tx, isOpen ? await applyProviderStatus(tx, deps, order, payment) : order)
  })
}
