import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'

const EVERY_MS = 60_000

/** The number of unread notices, or of conversations with an unread message, refetched once a minute while the page is visible. */
export function useUnreadCount(of: 'notices' | 'messages'): number {
  const user = useUser()
  const { data } = useQuery({
    queryKey: [of, user?.id, 'unread'],
    enabled: user !== undefined,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    // A badge that fails to load is not worth an error message.
    retry: false,
    queryFn: async () => (await COUNTS[of]()).count ?? 0,
  })
  return data ?? 0
}

const COUNTED = { count: 'exact', head: true } as const
const COUNTS = {
  async notices() {
    const { from } = await supabase()
    return from('notifications').select('id', COUNTED).is('read_at', null)
  },
  async messages() {
    const { from } = await supabase()
    return from('conversation_participants').select('conversation_id', COUNTED).is('is_unread', true)
  },
}
