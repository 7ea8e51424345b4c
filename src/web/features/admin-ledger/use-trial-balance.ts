import { useQuery } from '@tanstack/react-query'
import type { TrialBalance } from '#contract/ledger.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** The trial balance of a day (`2026-11-26`). */
export function useTrialBalance(day: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['trial-balance', user?.id, day],
    enabled: user !== undefined,
    staleTime: 30_000,
    queryFn: async () => (await callFunction<TrialBalance>('load-trial-balance', { day })).rows,
  })
}
