import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { byDay } from '../../lib/by-day.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { Message } from './conversation.ts'
import { MessageBubble } from './message-bubble.tsx'

interface MessageListProps {
  /** The oldest first. */
  messages: readonly Message[]
  readerId: string
  /** Of the other person. */
  name: string
}

/** The messages by day; one that arrives while the page is open is read out and scrolled into view. */
export function MessageList({ messages, readerId, name }: MessageListProps) {
  const t = useTranslate()
  const format = useFormat()
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const end = useRef<HTMLDivElement>(null)
  const newest = messages.at(-1)
  const known = useRef(newest?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newest message is brought into sight once
  useEffect(() => void end.current?.scrollIntoView({ block: 'end' }), [newest?.id])
  const isNew = newest !== undefined && newest.id !== known.current && newest.sender_id !== readerId
  return (
    <>
      {byDay(messages, timeZone).map(({ day, entries }) => (
        <section key={day} aria-label={format.date(`${day}T12:00:00Z`, 'day', 'UTC')}>
          <h2 className="tabular my-4 text-center text-sm font-semibold text-ink-soft">
            {format.date(`${day}T12:00:00Z`, 'day', 'UTC')}
          </h2>
          <ol className="grid gap-2">
            {entries.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                isOwn={message.sender_id === readerId}
                {...{ name, timeZone }}
              />
            ))}
          </ol>
        </section>
      ))}
      <p aria-live="polite" className="sr-only">
        {isNew && t('messaging.arrived', { name, text: newest.body })}
      </p>
      <div ref={end} className="scroll-mb-[calc(var(--bottom-bar-height)+9rem)]" />
    </>
  )
}
