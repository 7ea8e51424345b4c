import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'

const EVERY_MS = 60_000

/** How many notices the person has not read, asked again once a minute while the page is looked at. */
export function useUnreadCount(): number {
  const user = useUser()
  const { data } = useQuery({
    queryKey: ['notices', user?.id, 'unread'],
    enabled: user !== undefined,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    // A badge that fails to load is not worth an error message.
    retry: false,
    queryFn: async () => {
      const { from } = await supabase()
      const { count } = await from('notifications')
        .select('id', { count: 'exact', head: true })
        .is('read_at', null)
      return count ?? 0
    },
  })
  return data ?? 0
}
