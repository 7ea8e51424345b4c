import Gauge from 'lucide-react/icons/gauge'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserPen from 'lucide-react/icons/user-pen'
import { isStaff } from '#domain/access/is-staff.ts'
import { CountPill } from '../../entities/notice/count-pill.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import type { AppUser } from '../../lib/app-user.ts'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { MenuButton, MenuLink, MenuSeparator } from '../../ui/menu.tsx'

export { fetchAnnouncements } from '../../lib/announcements/fetch-announcements.ts'

export interface AccountMenuItemsProps {
  user: AppUser
}

/** Name and address, the person's own places, and the way out. */
export function AccountMenuItems({ user }: AccountMenuItemsProps) {
  const t = useTranslate()
  const signOut = useSignOut()
  return (
    <>
      <div className="px-3 pt-2 pb-3">
        <p className="truncate font-semibold">{user.metadata.name || user.email}</p>
        <p className="truncate text-sm text-ink-soft">{user.email}</p>
      </div>
      <MenuSeparator />
      <MenuLink to="/dashboard" icon={<LayoutDashboard aria-hidden size={18} />}>
        {t('shell.account.dashboard')}
      </MenuLink>
      <MenuLink to="/dashboard/my-rentals" icon={<Package aria-hidden size={18} />}>
        {t('shell.account.my-rentals')}
      </MenuLink>
      <MenuLink to="/dashboard/messages" icon={<MessageCircle aria-hidden size={18} />}>
        {t('shell.account.messages')}
        <CountPill of="messages" />
      </MenuLink>
      <MenuLink to="/account/edit-profile" icon={<UserPen aria-hidden size={18} />}>
        {t('shell.account.edit-profile')}
      </MenuLink>
      <MenuLink to="/account/security" icon={<ShieldCheck aria-hidden size={18} />}>
        {t('shell.account.security')}
      </MenuLink>
      {isStaff(user) && (
        <MenuLink to="/admin" icon={<Gauge aria-hidden size={18} />}>
          {t('shell.account.admin')}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuButton onPress={signOut} icon={<LogOut aria-hidden size={18} />}>
        {t('shell.account.logout')}
      </MenuButton>
    </>
  )
}
