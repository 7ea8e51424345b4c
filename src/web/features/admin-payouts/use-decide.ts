import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import type { QueuedPayout } from './use-queue.ts'

/** The back office's decisions on a payout. */
export type Decision = 'endorse' | 'approve' | 'reject' | 'confirm' | 'fail'

/** Decides on a payout as it was seen; afterwards the queue is asked for again. */
export function useDecide({ id, version }: Pick<QueuedPayout, 'id' | 'version'>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: Decision; reason?: string }) =>
      callFunction(`${decision}-payout`, { id, version, ...(reason && { reason }) }),
    // Also after a refusal: the payout has changed since it was loaded. Nobody waits for it: a decided payout leaves the
    // list with the answer, and what its row would say of the decision with it.
    onSettled: () => {
      for (const key of ['admin-payouts', 'second-approvals'])
        void queries.invalidateQueries({ queryKey: [key] })
    },
  })
}
