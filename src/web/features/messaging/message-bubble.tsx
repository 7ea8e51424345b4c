import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Message } from './conversation.ts'

interface MessageBubbleProps {
  message: Message
  isOwn: boolean
  /** Of the other person. */
  name: string
  /** The reader's time zone. */
  timeZone: string
}

/** One message. An address in it does not become a link: messages must not lead off the site. */
export function MessageBubble({ message, isOwn, name, timeZone }: MessageBubbleProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <li className={classNames('flex', isOwn && 'justify-end')}>
      <div
        className={classNames(
          'max-w-[85%] rounded-card px-4 py-2.5 sm:max-w-[70%]',
          isOwn ? 'bg-accent-tint text-accent-ink' : 'border border-line bg-raised',
        )}
      >
        <VisuallyHidden>{isOwn ? t('messaging.you') : name}: </VisuallyHidden>
        <p dir="auto" className="break-words whitespace-pre-wrap">
          {message.body}
        </p>
        <time
          dateTime={message.created_at}
          className={classNames('tabular mt-0.5 block text-end text-xs', !isOwn && 'text-ink-soft')}
        >
          {format.date(message.created_at, 'time', timeZone)}
        </time>
      </div>
    </li>
  )
}
