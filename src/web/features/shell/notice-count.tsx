import { useUnreadCount } from '../../entities/notice/use-unread-count.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { CornerBadge } from '../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** The number of unread notices, at the corner of the account on a phone. */
export function NoticeCount() {
  const t = useTranslate()
  const unread = useUnreadCount('notices')
  if (unread === 0) return null
  return (
    <>
      <CornerBadge count={unread} />
      <VisuallyHidden>{t('shell.nav.unread', { count: unread })}</VisuallyHidden>
    </>
  )
}
