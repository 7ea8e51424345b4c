import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { payRefund } from '../pay-refund.ts'

/** Refunds captured money at the provider, after the transaction that decided it. */
export const sendRefund: Task<Deps, { refundId: string }> = {
  name: 'send-refund',
  run: (deps, { refundId }) => payRefund(deps, refundId),
}
