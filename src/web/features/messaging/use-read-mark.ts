import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../lib/live/use-live.ts'
import { useUser } from '../../lib/session.ts'
import { loadReadMark } from './load-messages.ts'

const EVERY_MS = 30_000

/** The last message that the other side has read, where both show that. */
export function useReadMark(conversationId: string | null, otherId: string): number | null {
  const user = useUser()
  const queryKey = ['messages', user?.id, 'mark', conversationId]
  const rows = { table: 'read_marks', column: 'conversation_id', value: conversationId ?? '' } as const
  const isLive = useLive(user && conversationId ? rows : undefined, queryKey)
  const { data } = useQuery({
    queryKey,
    enabled: user !== undefined && conversationId !== null,
    staleTime: 0,
    refetchInterval: !isLive && EVERY_MS,
    retry: false,
    queryFn: () => loadReadMark(conversationId!, otherId),
  })
  return data ?? null
}
