import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'

type DecisionName =
  | 'approve-listing'
  | 'return-listing'
  | 'remove-listing'
  | 'restore-listing'
  | 'dismiss-report'
  | 'decide-person-report'
  | 'decide-review-report'
  | 'approve-identity'
  | 'reject-identity'

/** A decision on what waits in a queue; afterwards the queues are read again, whether it was made or refused. */
export function useDecision(name: DecisionName) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: {
      id: string
      version?: number
      decision?: string
      reason?: string
      message?: string
    }) => callFunction(name, input),
    onSettled: async () => {
      const stale = [
        'waiting-listings',
        'waiting-identities',
        'open-decisions',
        'open-reports',
        'listing-to-review',
        'open-person-reports',
        'person-report',
        'open-review-reports',
        'review-report',
      ]
      await Promise.all(stale.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
  })
}
