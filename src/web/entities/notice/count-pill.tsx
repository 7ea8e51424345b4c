import { useTranslate } from '../../i18n/translation.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useUnreadCount } from './use-unread-count.ts'

/** The number of unread notices, or of conversations with unread messages, at the end of a line. */
export function CountPill({ of }: { of: 'notices' | 'messages' }) {
  const t = useTranslate()
  const unread = useUnreadCount(of)
  if (unread === 0) return null
  return (
    <>
      <span
        aria-hidden
        className="tabular ms-auto grid h-5 min-w-5 place-items-center rounded-pill bg-accent px-1 text-xs font-bold text-on-accent"
      >
        {unread > 99 ? '99+' : unread}
      </span>
      <VisuallyHidden>{t('shell.account.unread', { count: unread })}</VisuallyHidden>
    </>
  )
}
