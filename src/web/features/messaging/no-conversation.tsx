import MessagesSquare from 'lucide-react/icons/messages-square'
import { useTranslate } from '../../i18n/translation.tsx'

/** The place of a conversation where none is chosen yet. */
export function NoConversation() {
  const t = useTranslate()
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 p-8 text-center text-ink-soft">
      <MessagesSquare aria-hidden size={32} className="text-accent-ink" />
      <p>{t('messaging.choose')}</p>
    </div>
  )
}
