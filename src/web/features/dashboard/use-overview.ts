import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../lib/live/use-live.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const EVERY_MS = 60_000

/**
 * The signed-in person's tasks, next rentals and money, in one request: again with each notice, which comes with
 * whatever changes them, and every minute, because the clock alone makes a rental due.
 */
export function useOverview() {
  const user = useUser()
  const queryKey = ['overview', user?.id]
  useLive(user && { table: 'notifications', column: 'user_id', value: user.id }, queryKey)
  return useQuery({
    queryKey,
    enabled: user !== undefined,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('my_overview'))
    },
  })
}
