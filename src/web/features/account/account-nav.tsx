import Bell from 'lucide-react/icons/bell'
import CreditCard from 'lucide-react/icons/credit-card'
import Lock from 'lucide-react/icons/lock'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserPen from 'lucide-react/icons/user-pen'
import { NavLink } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'

const PAGES = [
  { to: '/account/edit-profile', icon: UserPen, label: 'account.nav.profile' },
  { to: '/account/security', icon: ShieldCheck, label: 'account.nav.security' },
  { to: '/account/payment-methods', icon: CreditCard, label: 'account.nav.cards' },
  { to: '/account/notifications', icon: Bell, label: 'account.nav.notifications' },
  { to: '/account/privacy', icon: Lock, label: 'account.nav.privacy' },
] as const

/** The screens of an account: a row on a phone, a list elsewhere. */
export function AccountNav() {
  const t = useTranslate()
  return (
    <nav aria-label={t('account.nav.label')}>
      <ul className="relative flex gap-1 overflow-x-auto [scrollbar-width:none] max-md:-mx-4 max-md:px-4 md:flex-col [&_a]:-outline-offset-2">
        {PAGES.map(({ to, icon: Icon, label }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              prefetch="intent"
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center gap-2.5 rounded-pill px-3 font-semibold md:px-4 whitespace-nowrap transition-colors',
                  isActive
                    ? 'bg-accent-tint text-accent-ink'
                    : 'text-ink-soft hover:bg-sunken hover:text-ink',
                )
              }
            >
              <Icon aria-hidden size={18} />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
