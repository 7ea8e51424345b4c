import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { ReadConversation } from '#contract/messaging.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** Tells the server how far the reader has read, as soon as they look at the newest message. */
export function useMarkRead(conversationId: string | null, newestId: number | undefined): void {
  const user = useUser()
  const queries = useQueryClient()
  const isVisible = useSyncExternalStore(subscribe, isShown, () => false)
  const userId = user?.id
  useEffect(() => {
    if (!isVisible || !userId || !conversationId || newestId === undefined) return
    callFunction<ReadConversation>('mark-conversation-read', { conversationId, messageId: newestId }).then(
      () => {
        void queries.invalidateQueries({ queryKey: ['messages', userId, 'unread'] })
        void queries.invalidateQueries({ queryKey: ['messages', userId, 'list'] })
        void queries.invalidateQueries({ queryKey: ['notices'] })
      },
      // It stays unread, and is marked with the next message or visit.
      () => {},
    )
  }, [isVisible, userId, conversationId, newestId, queries])
}

const isShown = () => document.visibilityState === 'visible'

function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
