import ArrowDown from 'lucide-react/icons/arrow-down'
import CheckCheck from 'lucide-react/icons/check-check'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { byDay } from '../../lib/by-day.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { type Conversation, otherOf } from './conversation.ts'
import { reportPath } from './conversation-head.tsx'
import { type FlowEntry, flowOf } from './flow.ts'
import { MessageBubble } from './message-bubble.tsx'
import type { Said } from './said.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

interface MessageListProps {
  said: Said
  conversation: Conversation
  readerId: string
  /** Of the other person. */
  name: string
  /** The last message that the other side has read. */
  readId: number | null
  /** How many messages wait to be sent; they come after the others. */
  waiting: number
  /** Before the first message. */
  start: ReactNode
  /** After the last one: what waits, and whether the other side types. */
  end: ReactNode
}

/** Messages and steps of the rental by day; one that arrives is read out, and in sight where the reader was at the end. */
export function MessageList(props: MessageListProps) {
  const { said, conversation, readerId, name, readId, waiting, start, end } = props
  const t = useTranslate()
  const format = useFormat()
  const timeZone = viewerZone()
  const { messages, hasOlder } = said
  const newest = messages.at(-1)
  const known = useRef(newest?.id)
  const entries = flowOf(messages, hasOlder, conversation, t)
  const isOwn = newest?.sender_id === readerId
  const { ref, isBehind, toEnd } = useStickToEnd({
    first: messages[0]?.id,
    last: `${newest?.id} ${entries.length} ${waiting}`,
    isOwn: isOwn || waiting > 0,
  })
  const isNew = newest !== undefined && newest.id !== known.current && !isOwn
  const lastRead = messages.findLast(({ id, sender_id }) => sender_id === readerId && id <= (readId ?? 0))
  return (
    <div className="relative min-h-0 grow">
      <section
        ref={ref}
        aria-label={t('messaging.with', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2"
      >
        <div>
          {start}
          {byDay(entries, timeZone).map(({ day, entries: ofDay }) => (
            <section key={day} aria-label={format.date(`${day}T12:00:00Z`, 'day', 'UTC')}>
              <h2 className="tabular my-4 text-center text-sm font-semibold text-ink-soft">
                {format.date(`${day}T12:00:00Z`, 'day', 'UTC')}
              </h2>
              <ol className="grid gap-2">{ofDay.map(entryOf)}</ol>
            </section>
          ))}
          {end}
        </div>
      </section>
      {isBehind && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            variant="secondary"
            size="small"
            className="pointer-events-auto shadow-float"
            onClick={toEnd}
          >
            <ArrowDown aria-hidden size={16} />
            {t('messaging.new')}
          </Button>
        </div>
      )}
      <p aria-live="polite" className="sr-only">
        {isNew && t('messaging.arrived', { name, text: newest.body || t('messaging.picture') })}
      </p>
    </div>
  )

  function entryOf(entry: FlowEntry) {
    if (entry.kind === 'state')
      return (
        <li key={`${entry.created_at} ${entry.text}`} className="my-1 text-center text-sm text-ink-soft">
          {entry.text}{' '}
          <time dateTime={entry.created_at} className="tabular">
            {format.date(entry.created_at, 'time', timeZone)}
          </time>
        </li>
      )
    const { message } = entry
    const isOwnMessage = message.sender_id === readerId
    return [
      <MessageBubble
        key={message.id}
        message={message}
        isOwn={isOwnMessage}
        report={
          isOwnMessage || !otherOf(conversation, readerId).person
            ? undefined
            : reportPath(conversation, message.sender_id, message.id)
        }
        {...{ name, timeZone }}
      />,
      message === lastRead && (
        <li key="read" className="flex items-center justify-end gap-1 text-xs text-ink-soft">
          <CheckCheck aria-hidden size={14} className="text-accent-ink" />
          {t('messaging.read')}
        </li>
      ),
    ]
  }
}
