import { inTransaction } from '#backend/db/transaction.ts'
import type { Task } from '#backend/tasks/task.ts'
import type { EnqueueOptions } from '#backend/tasks/task-queue.ts'
import type { Deps } from '#server/deps.ts'
import { applyOrderStatus } from '../apply-order-status.ts'

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
    const order = await applyOrderStatus(deps, payoutId)
    if (order?.status === 'missing')
      throw new Error(`No bank or provider knows the order of payout ${payoutId}.`)
    if (order?.status !== 'pending') return
    const next = { payoutId, look: look + 1 }
    await inTransaction(deps.db, { as: 'service' }, (tx) =>
      deps.tasks.enqueue(tx, settlePayout.name, next, settlePayout.at(deps, payoutId, next.look)),
    )
  },
  at: ({ now }, payoutId, look) => ({
    onceKey: `${payoutId}:${look}`,
    after: new Date(now().getTime() + Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(look - 1, 20))),
  }),
}
