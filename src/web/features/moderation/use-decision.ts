import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'

type DecisionName =
  | 'approve-listing'
  | 'return-listing'
  | 'remove-listing'
  | 'restore-listing'
  | 'approve-revision'
  | 'reject-revision'
  | 'dismiss-report'
  | 'decide-person-report'
  | 'decide-review-report'
  | 'decide-wish-report'
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
    // Not awaited: the case is read anew while its screen already says what was decided.
    onSettled: () => {
      const stale = [
        'waiting-listings',
        'waiting-identities',
        'submitted-identity',
        'open-decisions',
        'open-reports',
        'listing-to-review',
        'open-person-reports',
        'person-report',
        'open-review-reports',
        'review-report',
        'open-wish-reports',
        'wish-report',
      ]
      for (const key of stale) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
}
