import { useQuery } from '@tanstack/react-query'
import type { Health } from '#contract/health.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

const EVERY_MS = 60_000

/** How the site is doing, asked again every minute. */
export function useHealth() {
  const user = useUser()
  return useQuery({
    queryKey: ['health', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: () => callFunction<Health>('load-health'),
  })
}
