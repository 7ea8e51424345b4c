import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { giveUpPayments } from '#server/money/give-up-payments.ts'

export type AbandonReason = 'replaced' | 'released' | 'lapsed' | 'dates_gone' | 'payment_voided'

/**
 * Abandons one person's unpaid orders; the queue voids their authorisations at the provider.
 * The caller has locked the person's checkout. `which` picks one order, or those placed for some holds.
 */
export async function abandonOrders(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'tasks'>,
  userId: string,
  reason: AbandonReason,
  which: { orderId?: string; reservationIds?: string[]; except?: string } = {},
): Promise<void> {
  const { orderId, reservationIds, except } = which
  if (reservationIds?.length === 0) return
  let query = tx
    .updateTable('orders')
    .set({ status: 'failed', status_reason: reason })
    .where('user_id', '=', userId)
    .where('status', '=', sql.lit('pending'))
  if (orderId) query = query.where('id', '=', orderId)
  if (except) query = query.where('id', '<>', except)
  if (reservationIds) {
    query = query.where('id', 'in', (from) =>
      from.selectFrom('order_lines').select('order_id').where('reservation_id', 'in', reservationIds),
    )
  }
  const given = await query.returning('id').execute()
  if (given.length === 0) return
  const ids = given.map((order) => order.id)
  await giveUpPayments(tx, deps, (where) => where('order_id', 'in', ids))
}
