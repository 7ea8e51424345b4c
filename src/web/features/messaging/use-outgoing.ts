import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SentMessage } from '#contract/messaging.ts'
import { tidyMessage } from '#domain/messaging/message.ts'
import { OUTGOING_KEY } from '../../lib/personal-keys.ts'
import { randomId } from '../../lib/random-id.ts'
import { useUser } from '../../lib/session.ts'
import { useLocalStorage } from '../../lib/use-local-storage.ts'
import type { Target } from './conversation.ts'
import { MAX_OUTGOING, NOTHING_OUTGOING, parseOutgoing, subjectOf } from './outgoing.ts'
import { type Said, withMessages } from './said.ts'
import { onSent, sendOutgoing, writeOutgoing } from './send-outgoing.ts'
import { messagesKey } from './use-messages.ts'

/** The messages to this conversation that are on their way, and how to add one. */
export function useOutgoing(to: Target, onArrived?: (sent: SentMessage) => void) {
  const user = useUser()
  const queries = useQueryClient()
  const [all] = useLocalStorage(OUTGOING_KEY, NOTHING_OUTGOING, parseOutgoing)
  const subject = subjectOf(to)
  const arrived = useRef(onArrived)
  useEffect(() => {
    arrived.current = onArrived
  })
  useEffect(() => {
    void sendOutgoing()
    return onSent((sent, outgoing) => {
      const key = messagesKey(user?.id, sent.conversationId)
      // Of a conversation that is not loaded yet the page loads the latest messages, this one among them.
      queries.setQueryData<Said>(key, (said) => said && withMessages(said, [sent.message]))
      // What the other side wrote meanwhile stands before it.
      void queries.invalidateQueries({ queryKey: key })
      void queries.invalidateQueries({ queryKey: ['messages', user?.id, 'list'] })
      if (!('conversationId' in outgoing.to))
        void queries.invalidateQueries({ queryKey: ['messages', user?.id] })
      if (subjectOf(outgoing.to) === subject) arrived.current?.(sent)
    })
  }, [queries, user?.id, subject])

  return {
    outgoing: all.filter((each) => subjectOf(each.to) === subject),
    isFull: all.length >= MAX_OUTGOING,
    add(text: string, pictures: string[]) {
      const at = new Date().toISOString()
      const key = randomId()
      writeOutgoing((waiting) => [...waiting, { key, to, text: tidyMessage(text), pictures, at }])
      void sendOutgoing()
    },
    again(key: string) {
      writeOutgoing((waiting) =>
        // Under a new key only where the site may have forgotten the old one.
        waiting.map(({ refusal, ...each }) =>
          each.key === key
            ? { ...each, ...(refusal === 'TOO_OLD' && { key: randomId(), isTried: false }) }
            : { ...each, ...(refusal && { refusal }) },
        ),
      )
      void sendOutgoing()
    },
    discard: (key: string) => writeOutgoing((waiting) => waiting.filter((each) => each.key !== key)),
  }
}
