import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { type HoldRequest, matchHolds } from './holds.ts'
import { settleOrder } from './settle-order.ts'

/**
 * Settles the orders that a new basket is about to replace: a renter whose page died between paying and booking, and
 * who then rents something else, gets both. If the provider cannot be reached, the replaced order is abandoned.
 */
export async function settleSupersededOrders(
  deps: Deps,
  userId: string,
  requests: HoldRequest[],
): Promise<void> {
  const orders = await deps.db.kysely
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    // Not a parameter: the index of pending orders is for a plan that knows it.
    .where('status', '=', sql.lit('pending'))
    .execute()
  if (orders.length === 0 || (await matchHolds(deps.db.kysely, userId, requests))) return
  for (const { id: orderId } of orders) {
    try {
      await settleOrder(deps, orderId)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, orderId }, 'payment of a replaced order could not be settled')
    }
  }
}
