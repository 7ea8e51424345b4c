import { inTransaction } from '#backend/db/transaction.ts'
import type { Task } from '#backend/tasks/task.ts'
import type { EnqueueOptions } from '#backend/tasks/task-queue.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { payout } from '../payout.ts'

const FIRST_MS = 4_000
const LONGEST_MS = 3_600_000

interface SettlePayout extends Task<Deps, { payoutId: string; look: number }> {
  /** When to look for the nth time: after 4 s, 8 s, 16 s … and at last every hour. */
  at(deps: Pick<Deps, 'now'>, payoutId: string, look: number): EnqueueOptions
}

/** Asks the bank what has become of an order, again and again until it has been settled. */
export const settlePayout: SettlePayout = {
  name: 'settle-payout',
  async run(deps, { payoutId, look }) {
    const row = await inTransaction(deps.db, { as: 'service' }, (tx) =>
      tx
        .selectFrom('payouts')
        .select(['status', 'provider_payout_id'])
        .where('id', '=', payoutId)
        .executeTakeFirst(),
    )
    if (row?.status !== 'approved' || !row.provider_payout_id || !deps.bank) return
    const order = await deps.bank.find(row.provider_payout_id)
    await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      if (order.status === 'pending') {
        const next = { payoutId, look: look + 1 }
        await deps.tasks.enqueue(tx, settlePayout.name, next, settlePayout.at(deps, payoutId, next.look))
        return
      }
      const what =
        order.status === 'failed' ? { name: 'bounce', input: { code: order.code } } : { name: 'settle' }
      await transition(tx, deps, payout, { id: payoutId, actor: 'clock', ...what })
    })
  },
  at: ({ now }, payoutId, look) => ({
    onceKey: `${payoutId}:${look}`,
    after: new Date(now().getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(look - 1, 20))),
  }),
}
