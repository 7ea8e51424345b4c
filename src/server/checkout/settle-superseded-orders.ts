import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { PaymentProviderError } from '#server/payments/provider.ts'
import { type HoldRequest, matchHolds } from './holds.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Settles the orders that a new basket is about to replace: somebody whose page died between paying and booking, and
 * who goes on with something else, has both. While the provider cannot be asked, replaced is let go.
 */
export async function settleSupersededOrders(
  deps: Deps,
  userId: string,
  requests: HoldRequest[],
): Promise<void> {
  const orderIds = await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const orders = await tx
      .selectFrom('orders')
      .select('id')
      .where('user_id', '=', userId)
      .where('status', '=', 'pending')
      .execute()
    if (orders.length === 0 || (await matchHolds(tx, userId, requests))) return []
    return orders.map(({ id }) => id)
  })
  for (const orderId of orderIds) {
    try {
      await settlePayment(deps, orderId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, orderId }, 'order is replaced unsettled')
    }
  }
}
