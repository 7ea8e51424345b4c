import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { loadIdentity } from './load-identity.ts'

const SOON_MS = 1_000
const LATER_MS = 10_000
const IMPATIENT = 15

/**
 * The signed-in person's level and proofs. While a submission is under review it is refetched: every second at first,
 * because a demo decides at once, then at a human pace.
 */
export function useIdentity() {
  const user = useUser()
  return useQuery({
    queryKey: ['identity', user?.id],
    queryFn: async () => loadIdentity(await supabase(), user!.id),
    enabled: Boolean(user),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const waits =
        state.data?.check?.status === 'checking' ||
        Object.values(state.data?.steps ?? {}).some(({ status }) => status === 'pending')
      if (!waits) return false
      return state.dataUpdateCount < IMPATIENT ? SOON_MS : LATER_MS
    },
  })
}
