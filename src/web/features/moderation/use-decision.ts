import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'

type DecisionName =
  | 'approve-listing'
  | 'return-listing'
  | 'remove-listing'
  | 'restore-listing'
  | 'approve-revision'
  | 'reject-revision'
  | 'decide-case'
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
        'listing-to-review',
        'cases',
        'case',
      ]
      for (const key of stale) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
}
