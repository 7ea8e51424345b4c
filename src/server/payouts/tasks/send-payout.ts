import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { SEND_PAYOUT } from '../enqueue-payout.ts'
import { orderPayout } from '../order-payout.ts'

/** Orders an approved payout, after the transaction that approved it. */
export const sendPayout: Task<Deps, { payoutId: string }> = {
  name: SEND_PAYOUT,
  run: (deps, { payoutId }) => orderPayout(deps, payoutId),
}
