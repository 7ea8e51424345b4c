import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SentMessage } from '#contract/messaging.ts'
import { tidyMessage } from '#domain/messaging/message.ts'
import { callFunction } from '../../lib/call-function.ts'
import { randomId } from '../../lib/random-id.ts'
import { useUser } from '../../lib/session.ts'
import type { Target } from './conversation.ts'
import { type Said, withMessages } from './said.ts'
import { messagesKey } from './use-messages.ts'

/** Sends a message; the same text again, after an answer that never came, is the same message. */
export function useSend(to: Target) {
  const user = useUser()
  const queries = useQueryClient()
  const attempt = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: (text: string) => {
      if (attempt.current.text !== text) attempt.current = { text, key: randomId() }
      const body = { to, text: tidyMessage(text) }
      return callFunction<SentMessage>('send-message', body, { idempotencyKey: attempt.current.key })
    },
    onSuccess: ({ conversationId, message }) => {
      attempt.current = { text: '', key: '' }
      const key = messagesKey(user?.id, conversationId)
      // Of a conversation that is not loaded yet the page loads the latest messages, this one among them.
      queries.setQueryData<Said>(key, (said) => said && withMessages(said, [message]))
      void queries.invalidateQueries({ queryKey: ['messages', user?.id, 'list'] })
      if (!('conversationId' in to)) void queries.invalidateQueries({ queryKey: ['messages', user?.id] })
    },
  })
}
