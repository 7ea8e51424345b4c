import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live/use-live.ts'
import { useUser } from '../../lib/session.ts'
import type { Conversation } from './conversation.ts'
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
export const useConversation = (id: string) => useOne(['conversation', id], () => loadConversation(id))

/** The conversation about a rental, begun or not. */
export const useRentalConversation = (bookingId: string) =>
  useOne(['rental', bookingId], () => loadRentalConversation(bookingId))

/** The reader's enquiry about an item, begun or not. */
export const useEnquiry = (itemId: string) =>
  useOne(['enquiry', itemId], (readerId) => loadEnquiry(itemId, readerId))

/** A conversation, loaded again whenever its rental moves on. */
function useOne(key: readonly string[], load: (readerId: string) => Promise<Conversation | null>) {
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = ['messages', user?.id, ...key]
  const booking = queries.getQueryData<Conversation | null>(queryKey)?.booking
  const rows = booking && ({ table: 'bookings', column: 'id', value: booking.id } as const)
  const isLive = useLive(rows ?? undefined, queryKey)
  return useQuery({
    queryKey,
    enabled: user !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => Boolean(state.data?.booking) && !isLive && EVERY_MS,
    queryFn: () => load(user!.id),
  })
}
