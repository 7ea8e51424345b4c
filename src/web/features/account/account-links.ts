import BadgeCheck from 'lucide-react/icons/badge-check'
import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Code from 'lucide-react/icons/code'
import CreditCard from 'lucide-react/icons/credit-card'
import FileText from 'lucide-react/icons/file-text'
import Gift from 'lucide-react/icons/gift'
import HandHelping from 'lucide-react/icons/hand-helping'
import Landmark from 'lucide-react/icons/landmark'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import QrCode from 'lucide-react/icons/qr-code'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Shield from 'lucide-react/icons/shield'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Store from 'lucide-react/icons/store'
import UserPen from 'lucide-react/icons/user-pen'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'
import type { MessageKey } from '../../i18n/message-key.ts'

export interface AccountLink {
  to: string
  label: MessageKey
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean; className?: string }>
  count?: 'notices'
}

/** Everything of a person's own that has no tab at the thumb, in one list. */
export const ACCOUNT_LINKS: readonly { title: MessageKey; links: readonly AccountLink[] }[] = [
  {
    title: 'account.home.now',
    links: [
      { to: '/dashboard', label: 'rentals.nav.overview', icon: LayoutDashboard },
      { to: '/dashboard/notifications', label: 'shell.nav.notices', icon: Bell, count: 'notices' },
      { to: '/dashboard/my-rentals', label: 'shell.nav.qr-codes', icon: QrCode },
    ],
  },
  {
    title: 'account.home.lending',
    links: [
      { to: '/dashboard/listings', label: 'rentals.nav.listings', icon: Store },
      { to: '/dashboard/customers', label: 'handover.customers', icon: Users },
      { to: '/dashboard/calendar', label: 'rentals.nav.calendar', icon: CalendarDays },
    ],
  },
  {
    title: 'account.home.money',
    links: [
      { to: '/dashboard/earnings', label: 'rentals.nav.earnings', icon: ChartColumn },
      { to: '/dashboard/payouts', label: 'rentals.nav.payouts', icon: Landmark },
      { to: '/dashboard/invoices', label: 'rentals.nav.invoices', icon: ReceiptText },
      { to: '/account/payment-methods', label: 'account.nav.cards', icon: CreditCard },
      { to: '/dashboard/affiliate', label: 'rentals.nav.affiliate', icon: Gift },
    ],
  },
  {
    title: 'account.home.you',
    links: [
      { to: '/account/edit-profile', label: 'shell.account.edit-profile', icon: UserPen },
      { to: '/kyc-onboarding', label: 'rentals.nav.identity', icon: BadgeCheck },
      { to: '/account/security', label: 'account.nav.security', icon: ShieldCheck },
      { to: '/account/notifications', label: 'account.home.topics', icon: BellRing },
      { to: '/account/privacy', label: 'account.nav.privacy', icon: Lock },
      { to: '/account/developer', label: 'account.nav.developer', icon: Code },
    ],
  },
  {
    title: 'account.home.help',
    links: [
      { to: '/help-center', label: 'shell.footer.help-center', icon: CircleHelp },
      { to: '/how-it-works', label: 'shell.footer.how-it-works', icon: HandHelping },
      { to: '/trust-safety', label: 'shell.footer.trust-safety', icon: Shield },
      { to: '/contact', label: 'shell.footer.contact', icon: Mail },
      { to: '/terms', label: 'shell.footer.terms', icon: FileText },
      { to: '/privacy', label: 'shell.footer.privacy', icon: FileText },
    ],
  },
]
