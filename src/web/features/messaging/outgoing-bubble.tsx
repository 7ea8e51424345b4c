import Clock from 'lucide-react/icons/clock'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { bubbleStyle } from './message-bubble.tsx'
import type { Outgoing } from './outgoing.ts'

interface OutgoingBubbleProps {
  outgoing: Outgoing
  isOffline: boolean
  onAgain: () => void
  onDiscard: () => void
}

/** A message on its way: waiting for a connection, or refused with the reason and what to do. */
export function OutgoingBubble({ outgoing, isOffline, onAgain, onDiscard }: OutgoingBubbleProps) {
  const t = useTranslate()
  const { text, pictures, refusal } = outgoing
  return (
    <li className="flex justify-end">
      <div className={bubbleStyle(true, 'border border-dashed border-line-strong')}>
        <VisuallyHidden>{t('messaging.you')}: </VisuallyHidden>
        {text && <p className="break-words whitespace-pre-wrap">{text}</p>}
        {pictures.length > 0 && (
          <p className="text-sm">{t('messaging.pictures.count', { count: pictures.length })}</p>
        )}
        {refusal ? (
          <div role="alert" className="mt-1 text-sm">
            <p className="font-medium text-danger-ink">
              {t('messaging.not-sent')}{' '}
              {refusal === 'TOO_OLD' ? t('messaging.too-old') : errorMessage({ code: refusal }, t)}
            </p>
            <p className="flex gap-4">
              <button
                type="button"
                className="min-h-9 font-semibold underline pointer-coarse:min-h-11"
                onClick={onAgain}
              >
                {t('messaging.again')}
              </button>
              <button type="button" className="min-h-9 underline pointer-coarse:min-h-11" onClick={onDiscard}>
                {t('messaging.discard')}
              </button>
            </p>
          </div>
        ) : (
          <p className="mt-0.5 flex items-center justify-end gap-1 text-xs">
            <Clock aria-hidden size={12} />
            {t(isOffline ? 'messaging.waiting' : 'messaging.sending')}
          </p>
        )}
      </div>
    </li>
  )
}
