import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import Landmark from 'lucide-react/icons/landmark'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Package from 'lucide-react/icons/package'
import Store from 'lucide-react/icons/store'
import UserPen from 'lucide-react/icons/user-pen'
import Users from 'lucide-react/icons/users'
import type { ComponentType, ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useTranslate } from '../../i18n/translation.tsx'

interface Section {
  to: string
  label: MessageKey
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

/** What the dashboard has so far; a section is listed once its screen exists. */
const SECTIONS: readonly Section[] = [
  { to: '/dashboard', label: 'rentals.nav.overview', icon: LayoutDashboard },
  { to: '/dashboard/my-rentals', label: 'rentals.title', icon: Package },
  { to: '/dashboard/saved', label: 'rentals.saved.title', icon: Heart },
  { to: '/dashboard/customers', label: 'handover.customers', icon: Users },
  { to: '/dashboard/calendar', label: 'rentals.nav.calendar', icon: CalendarDays },
  { to: '/dashboard/listings', label: 'rentals.nav.listings', icon: Store },
  { to: '/dashboard/earnings', label: 'rentals.nav.earnings', icon: ChartColumn },
  { to: '/dashboard/payouts', label: 'rentals.nav.payouts', icon: Landmark },
  { to: '/dashboard/affiliate', label: 'rentals.nav.affiliate', icon: Gift },
  { to: '/kyc-onboarding', label: 'rentals.nav.identity', icon: BadgeCheck },
  { to: '/account/edit-profile', label: 'rentals.nav.profile', icon: UserPen },
]

/** The person's own places beside what one of them shows. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="page grid items-start gap-x-10 gap-y-4 py-6 md:grid-cols-[220px_1fr] md:py-12">
      <nav
        aria-label={t('rentals.nav.label')}
        className="relative -mx-4 overflow-x-auto px-4 md:sticky md:top-[calc(var(--header-height)+24px)] md:mx-0 md:px-0"
      >
        <ul className="flex gap-1 md:grid">
          {SECTIONS.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/dashboard'}
                className="flex min-h-11 items-center gap-3 rounded-pill px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-ink"
              >
                <Icon aria-hidden size={18} />
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
