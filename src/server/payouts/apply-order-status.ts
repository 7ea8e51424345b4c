import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import type { OrderStatus } from '#server/providers/bank.ts'
import { payout } from './payout.ts'
import { payoutRoute } from './payout-route.ts'

/**
 * Asks what has become of a payout's order and takes the payout there: paid, failed, or failed after it was paid.
 * Answers what the bank says; nothing where there is no order to ask for. What is out is recalled before the money is
 * the person's again, so that it is never in two places.
 */
export async function applyOrderStatus(deps: Deps, payoutId: string): Promise<OrderStatus | undefined> {
  const row = await inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx
      .selectFrom('payouts as p')
      .innerJoin('payout_methods as m', 'm.id', 'p.method_id')
      .select(['p.status', 'p.order_ids', 'm.kind'])
      .where('p.id', '=', payoutId)
      .executeTakeFirst(),
  )
  const route = row && payoutRoute(deps, row.kind)
  if (!row?.order_ids || !route) return
  const order = await route.find(row.order_ids)
  if (order.status === 'pending' || order.status === 'missing') return order
  if (order.status === 'failed' && order.isOut) await route.recall(row.order_ids)
  await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const status = (await payout.lock(tx, payoutId))?.status
    if (order.status === 'failed') {
      const name = status === 'paid' ? 'reverse' : 'bounce'
      await transition(tx, deps, payout, { id: payoutId, name, actor: 'clock', input: { code: order.code } })
    } else if (status === 'approved') {
      await transition(tx, deps, payout, { id: payoutId, name: 'settle', actor: 'clock' })
    }
  })
  return order
}
