import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live/use-live.ts'
import { useUser } from '../../lib/session.ts'
import { loadNewerMessages, loadOlderMessages, MESSAGES_PAGE } from './load-messages.ts'
import { NO_MESSAGES, type Said, withMessages, withNewer } from './said.ts'

/** How often the page asks for newer messages without a socket, while it is visible and the device is online. */
const EVERY_MS = 12_000

/** The cache key of a conversation's messages. */
export const messagesKey = (userId: string | undefined, conversationId: string | null) => [
  'messages',
  userId,
  'said',
  conversationId,
]

/** The messages of a conversation, including new ones. */
export function useMessages(conversationId: string | null) {
  const user = useUser()
  const queries = useQueryClient()
  const queryKey = messagesKey(user?.id, conversationId)
  const known = () => queries.getQueryData<Said>(queryKey)
  const rows = { table: 'messages', column: 'conversation_id', value: conversationId ?? '' } as const
  const isLive = useLive(user && conversationId ? rows : undefined, queryKey)
  const messages = useQuery({
    queryKey,
    enabled: user !== undefined && conversationId !== null,
    staleTime: 0,
    refetchInterval: !isLive && EVERY_MS,
    queryFn: async (): Promise<Said> => {
      const from = known()?.loadedTo
      if (from) {
        const newer = await loadNewerMessages(conversationId!, from)
        // Messages sent or loaded from further back during the request stay.
        return withNewer(known() ?? NO_MESSAGES, newer)
      }
      const latest = await loadOlderMessages(conversationId!)
      return withNewer(known() ?? NO_MESSAGES, latest, latest.length === MESSAGES_PAGE)
    },
  })
  const older = useMutation({
    mutationFn: () => loadOlderMessages(conversationId!, known()?.messages[0]?.id),
    onSuccess: (page) =>
      queries.setQueryData<Said>(queryKey, (said = NO_MESSAGES) =>
        withMessages(said, page, page.length === MESSAGES_PAGE),
      ),
  })
  return { ...messages, older }
}
