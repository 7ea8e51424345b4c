import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../lib/live/use-live.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'

const EVERY_MS = 60_000

/** The number of unread notices, or of conversations with an unread message, counted again when one comes or is read; without a socket once a minute while the page is visible. */
export function useUnreadCount(of: 'notices' | 'messages'): number {
  const user = useUser()
  const queryKey = [of, user?.id, 'unread']
  const isLive = useLive(user && { ...ROWS[of], value: user.id }, queryKey)
  const { data } = useQuery({
    queryKey,
    enabled: user !== undefined,
    staleTime: EVERY_MS,
    refetchInterval: !isLive && EVERY_MS,
    // A badge that fails to load is not worth an error message.
    retry: false,
    queryFn: async () => (await COUNTS[of]()).count ?? 0,
  })
  return data ?? 0
}

const ROWS = {
  notices: { table: 'notifications', column: 'user_id' },
  messages: { table: 'conversation_participants', column: 'person_id' },
} as const

const COUNTED = { count: 'exact', head: true } as const
const COUNTS = {
  async notices() {
    const { from } = await supabase()
    return from('notifications').select('id', COUNTED).is('read_at', null)
  },
  async messages() {
    const { from } = await supabase()
    // `is.true` would not be answered from the index of what is unread.
    return from('conversation_participants').select('conversation_id', COUNTED).eq('is_unread', true)
  },
}
