import { useUnreadCount } from '../../entities/notice/use-unread-count.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { CornerBadge } from '../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** The number of unread notices or conversations, at the corner of their tab. */
export function TabCount({ of }: { of: 'notices' | 'messages' }) {
  const t = useTranslate()
  const unread = useUnreadCount(of)
  if (unread === 0) return null
  return (
    <>
      <CornerBadge count={unread} />
      <VisuallyHidden>
        {t(of === 'notices' ? 'shell.nav.unread' : 'shell.account.unread', { count: unread })}
      </VisuallyHidden>
    </>
  )
}
