import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLive } from '../../lib/live/use-live.ts'
import { useUser } from '../../lib/session.ts'
import {
  LIST_PAGE,
  loadConversation,
  loadConversations,
  loadEnquiry,
  loadRentalConversation,
} from './load-conversations.ts'

const EVERY_MS = 60_000

/** The reader's conversations, a page at a time. */
export function useConversations() {
  const user = useUser()
  const queryKey = ['messages', user?.id, 'list']
  const rows = user && ({ table: 'conversation_participants', column: 'person_id', value: user.id } as const)
  const isLive = useLive(rows, queryKey)
  return useInfiniteQuery({
    queryKey,
    enabled: user !== undefined,
    staleTime: 0,
    refetchInterval: !isLive && EVERY_MS,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => loadConversations(pageParam),
    getNextPageParam: (page) => (page.length === LIST_PAGE ? page.at(-1)?.last_message_id : undefined),
  })
}

/** One conversation; null when there is none by that id. */
export function useConversation(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['messages', user?.id, 'conversation', id],
    enabled: user !== undefined,
    queryFn: () => loadConversation(id),
  })
}

/** The conversation about a rental, begun or not. */
export function useRentalConversation(bookingId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['messages', user?.id, 'rental', bookingId],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: () => loadRentalConversation(bookingId),
  })
}

/** The reader's enquiry about an item, begun or not. */
export function useEnquiry(itemId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['messages', user?.id, 'enquiry', itemId],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: () => loadEnquiry(itemId, user!.id),
  })
}
