import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Failures, RetriedFailures } from '#contract/failures.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** What the site gave up after its last try. */
export function useFailures() {
  const user = useUser()
  return useQuery({
    queryKey: ['failures', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: () => callFunction<Failures>('list-failures'),
  })
}

/** Tries all of a kind again, or those that are named. */
export function useRetryFailures() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (failures: { kind: 'mails' | 'tasks'; ids?: string[] }) =>
      callFunction<RetriedFailures>('retry-failures', failures),
    onSettled: () => queries.invalidateQueries({ queryKey: ['failures'] }),
  })
}
