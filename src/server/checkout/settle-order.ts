import type { Deps } from '#server/deps.ts'
import { loadOrderPayment } from '#server/money/load-payment.ts'
import { settle } from '#server/money/settle.ts'

/** Settles the payment of an order, with all that follows from it. Throws a `PaymentProviderError`. */
export async function settleOrder(deps: Deps, orderId: string): Promise<void> {
  const payment = await loadOrderPayment(deps.db.kysely, orderId)
  if (payment) await settle(deps, payment.id, payment)
}
