import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CONTACT_STATUSES } from '#domain/messaging/contact-statuses.ts'
import { useUser } from '../../lib/session.ts'
import type { Conversation } from './conversation.ts'
import { loadMessages } from './load-messages.ts'
import type { Said } from './said.ts'
import { messagesKey, useMessages } from './use-messages.ts'

/** Loads what was hidden in the messages that are there already, as soon as the rental is confirmed. */
export function useOriginals({ id, booking }: Pick<Conversation, 'id' | 'booking'>): void {
  const user = useUser()
  const queries = useQueryClient()
  const { data } = useMessages(id)
  const tried = useRef(new Set<number>())
  const isOpen = booking !== null && CONTACT_STATUSES.includes(booking.status)
  const userId = user?.id
  useEffect(() => {
    if (!isOpen || !data) return
    const hidden = data.messages
      .filter((message) => message.is_masked && !message.original && !tried.current.has(message.id))
      .map((message) => message.id)
    if (hidden.length === 0) return
    for (const one of hidden) tried.current.add(one)
    loadMessages(hidden).then(
      (loaded) => {
        const byId = new Map(loaded.map((message) => [message.id, message]))
        queries.setQueryData<Said>(
          messagesKey(userId, id),
          (said) => said && { ...said, messages: said.messages.map((one) => byId.get(one.id) ?? one) },
        )
      },
      // The next time that the conversation is opened they come with the messages.
      () => {},
    )
  }, [isOpen, data, id, userId, queries])
}
