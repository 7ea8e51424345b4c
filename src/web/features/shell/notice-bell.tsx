import Bell from 'lucide-react/icons/bell'
import { useUnreadCount } from '../../entities/notice/use-unread-count.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { CornerBadge, iconButtonStyle } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'

/** The way to what a signed-in person was told, with how much of it they have not read. */
export function NoticeBell() {
  const t = useTranslate()
  const unread = useUnreadCount('notices')
  const label = unread ? t('shell.nav.unread', { count: unread }) : t('shell.nav.notices')
  return (
    <Link to="/dashboard/notifications" aria-label={label} title={label} className={iconButtonStyle()}>
      <Bell aria-hidden size={20} />
      {unread > 0 && <CornerBadge count={unread} />}
    </Link>
  )
}
