import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { reconcilePayout } from '../reconcile-payout.ts'

/**
 * Carries out at once what an admin has decided about money that was taken back of a payout. Where it fails for long, the
 * daily comparison goes on with it.
 */
export const sendReturnAgain: Task<Deps, { payoutId: string }> = {
  name: 'send-return-again',
  run: (deps, { payoutId }) => reconcilePayout(deps, payoutId),
}
