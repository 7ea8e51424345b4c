import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { lockCheckout } from '#server/payments/lock-checkout.ts'
import { applyProviderStatus } from './apply-provider-status.ts'
import { captureOrVoid } from './capture-or-void.ts'
import { type DecidedMoney, decideMoney } from './decide-money.ts'
import { isPaymentOpen, loadPayment, type OrderPayment } from './load-payment.ts'

/**
 * Brings an order in line with its payment at the provider: books it, records a refusal or abandons it, then captures
 * or voids the money. The browser, the webhook and the clock all end here, in any order and any number of times. Throws a `PaymentProviderError` when the provider cannot tell. `known` is the order as it was just read.
 */
export async function settlePayment(deps: Deps, orderId: string, known?: OrderPayment): Promise<void> {
  const order = known ?? (await loadPayment(deps.db.kysely, orderId))
  // Once both have ended, no status of the provider changes anything.
  if (!order || (order.orderStatus !== 'pending' && !isPaymentOpen(order))) return
  const money = await decide(deps, order)
  try {
    if (money) await captureOrVoid(deps, money)
  } catch (error) {
    // The decision is recorded; the clock retries the capture.
    deps.log.warn({ err: error, orderId }, 'payment could not be captured or voided')
  }
}

/** Applies the status and decides on the money in one transaction. */
async function decide(deps: Deps, seen: OrderPayment): Promise<DecidedMoney | undefined> {
  const isAsked = seen.orderStatus === 'pending' && seen.provider === deps.payments.name
  const payment =
    isAsked && seen.providerPaymentId ? await deps.payments.retrieve(seen.providerPaymentId) : undefined
  return inTransaction(deps.db, { as: 'service' }, async (tx) => {
    await lockCheckout(tx, seen.userId)
    // Another call may have got here first.
    const order = await loadPayment(tx, seen.orderId)
    if (!order) return
    const isOpen = isAsked && order.orderStatus === 'pending'
    return decideMoney(tx, isOpen ? await applyProviderStatus(tx, deps, order, payment) : order)
  })
}
