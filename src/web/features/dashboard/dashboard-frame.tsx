import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import Landmark from 'lucide-react/icons/landmark'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Store from 'lucide-react/icons/store'
import UserPen from 'lucide-react/icons/user-pen'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { CountPill } from '../../entities/notice/count-pill.tsx'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { hasAffiliates } from '../../lib/has-affiliates.ts'
import { useUser } from '../../lib/session.ts'
import { type Section, SectionFrame } from '../../ui/section-frame.tsx'

interface Entry extends Pick<Section, 'to' | 'icon'> {
  label: MessageKey
  count?: 'messages'
}

/** The sections of the dashboard; a section is listed once its screen exists. */
const SECTIONS: readonly Entry[] = [
  { to: '/dashboard', label: 'rentals.nav.overview', icon: LayoutDashboard },
  { to: '/dashboard/my-rentals', label: 'rentals.title', icon: Package },
  { to: '/dashboard/messages', label: 'rentals.nav.messages', icon: MessageCircle, count: 'messages' },
  { to: '/dashboard/saved', label: 'rentals.saved.title', icon: Heart },
  { to: '/dashboard/customers', label: 'handover.customers', icon: Users },
  { to: '/dashboard/calendar', label: 'rentals.nav.calendar', icon: CalendarDays },
  { to: '/dashboard/listings', label: 'rentals.nav.listings', icon: Store },
  { to: '/dashboard/earnings', label: 'rentals.nav.earnings', icon: ChartColumn },
  { to: '/dashboard/payouts', label: 'rentals.nav.payouts', icon: Landmark },
  { to: '/dashboard/invoices', label: 'rentals.nav.invoices', icon: ReceiptText },
  { to: '/dashboard/affiliate', label: 'rentals.nav.affiliate', icon: Gift },
  { to: '/dashboard/notifications', label: 'shell.nav.notices', icon: Bell },
  { to: '/kyc-onboarding', label: 'rentals.nav.identity', icon: BadgeCheck },
  { to: '/account/edit-profile', label: 'rentals.nav.profile', icon: UserPen },
]

/** Below 1024 px these are tabs of their own, or a side of one. */
const TABS = ['/dashboard/my-rentals', '/dashboard/customers', '/dashboard/messages', '/dashboard/saved']

/** The person's own places beside what one of them shows. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const user = useUser()
  const shown = SECTIONS.filter(({ to }) => to !== '/dashboard/affiliate' || hasAffiliates(user))
  const sections = shown.map(({ label, count, ...section }) => ({
    ...section,
    label: t(label),
    badge: count && <CountPill of={count} />,
    end: section.to === '/dashboard',
  }))
  return (
    <SectionFrame
      label={t('rentals.nav.label')}
      sections={sections}
      up={{ to: '/account', label: t('shell.account.short'), notFrom: TABS }}
    >
      {children}
    </SectionFrame>
  )
}
