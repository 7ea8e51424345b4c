import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const EVERY_MS = 60_000

/** The signed-in person's tasks, next rentals and money, in one request; refetched every minute. */
export function useOverview() {
  const user = useUser()
  return useQuery({
    queryKey: ['overview', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    refetchInterval: EVERY_MS,
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('my_overview'))
    },
  })
}
