import Flag from 'lucide-react/icons/flag'
import { TranslateButton } from '../../entities/translation/translate-button.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useRootData } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Message } from './conversation.ts'
import { MessagePictures } from './message-pictures.tsx'

interface MessageBubbleProps {
  message: Message
  isOwn: boolean
  /** Of the other person. */
  name: string
  /** The reader's time zone. */
  timeZone: string
  /** Where this message is reported; only one of the other person. */
  report: string | undefined
}

export const bubbleStyle = (isOwn: boolean, ...more: string[]) =>
  classNames(
    'max-w-[85%] rounded-card px-3.5 py-2 sm:max-w-[70%]',
    isOwn ? 'bg-accent-tint text-accent-ink' : 'border border-line bg-raised lg:bg-sunken',
    ...more,
  )

/** One message. An address in it does not become a link: messages must not lead off the site. */
export function MessageBubble({ message, isOwn, name, timeZone, report }: MessageBubbleProps) {
  const t = useTranslate()
  const format = useFormat()
  const { translates } = useRootData().config
  const text = message.original?.body ?? message.body
  return (
    <li className={classNames('group flex items-end gap-1', isOwn && 'justify-end')}>
      <div className={bubbleStyle(isOwn)}>
        <VisuallyHidden>{isOwn ? t('messaging.you') : name}: </VisuallyHidden>
        {message.pictures.length > 0 && <MessagePictures paths={message.pictures} />}
        {text && <p className="break-words whitespace-pre-wrap">{text}</p>}
        {message.is_masked && (
          <MaskHint isOwn={isOwn} isOpen={!isOwn && message.original !== null} name={name} />
        )}
        {!isOwn && translates && text && (
          <TranslateButton name="translate-message" input={{ messageId: message.id }} />
        )}
        <time
          dateTime={message.created_at}
          className={classNames('tabular mt-0.5 block text-end text-xs', !isOwn && 'text-ink-soft')}
        >
          {format.date(message.created_at, 'time', timeZone)}
        </time>
      </div>
      {report && (
        <Link
          to={report}
          aria-label={t('messaging.report-message')}
          title={t('messaging.report-message')}
          className="inline-grid size-9 shrink-0 place-items-center rounded-pill text-ink-faint transition-opacity hover:bg-sunken hover:text-ink pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
        >
          <Flag aria-hidden size={14} />
        </Link>
      )}
    </li>
  )
}

/** Why something of the message is hidden. */
function MaskHint({ isOwn, isOpen, name }: { isOwn: boolean; isOpen: boolean; name: string }) {
  const t = useTranslate()
  if (isOpen) return null
  return (
    <p className="mt-1 border-t border-current/20 pt-1 text-xs">
      {t(isOwn ? 'messaging.masked.own' : 'messaging.masked', { name })}
    </p>
  )
}
