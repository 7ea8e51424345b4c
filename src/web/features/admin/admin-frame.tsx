import CalendarCheck from 'lucide-react/icons/calendar-check'
import ChartColumn from 'lucide-react/icons/chart-column'
import CreditCard from 'lucide-react/icons/credit-card'
import Gauge from 'lucide-react/icons/gauge'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import Package from 'lucide-react/icons/package'
import RotateCw from 'lucide-react/icons/rotate-cw'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { isAdmin } from '#domain/access/roles.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { type Section, SectionFrame } from '../../ui/section-frame.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { QUEUES, type Queue } from './queues.ts'
import { useOpenDecisions } from './use-open-decisions.ts'

interface Page extends Pick<Section, 'to' | 'icon'> {
  label: MessageKey
  /** The queue of which the page is, whose length stands beside it. */
  queue?: Queue
  /** The rest of the back office needs an admin. */
  forModerators?: boolean
}

const PAGES: readonly Page[] = [
  { to: '/admin', label: 'admin.overview.title', icon: Gauge, forModerators: true },
  { to: '/admin/figures', label: 'admin.figures.title', icon: ChartColumn, forModerators: true },
  ...QUEUES.map((queue) => ({ ...queue, forModerators: true })),
  { to: '/admin/bookings', label: 'admin.bookings.title', icon: CalendarCheck },
  { to: '/admin/items', label: 'admin.items.title', icon: Package, forModerators: true },
  { to: '/admin/users', label: 'admin.users.title', icon: Users, forModerators: true },
  { to: '/admin/roles', label: 'admin.roles.title', icon: ShieldCheck },
  { to: '/admin/payments', label: 'admin.payments.title', icon: CreditCard },
  { to: '/admin/discrepancies', label: 'admin.discrepancies.title', icon: GitCompareArrows },
  { to: '/admin/failures', label: 'admin.failures.title', icon: RotateCw },
  { to: '/admin/audit', label: 'admin.audit.title', icon: ScrollText },
]

/** The frame of all back-office screens. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const user = useUser()
  const { data: waiting } = useOpenDecisions()
  const sections = PAGES.filter(({ forModerators }) => forModerators || isAdmin(user?.roles ?? [])).map(
    ({ to, label, icon, queue }) => ({
      to,
      label: t(label),
      icon,
      end: to === '/admin',
      badge: queue && <Count value={waiting?.[queue]?.waiting} />,
    }),
  )
  return (
    <SectionFrame label={t('admin.nav')} sections={sections}>
      {children}
    </SectionFrame>
  )
}

function Count({ value }: { value: number | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  if (!value) return null
  return (
    <>
      <span
        aria-hidden
        className="tabular ms-auto rounded-pill bg-accent px-2 text-sm font-semibold text-on-accent"
      >
        {format.number(value)}
      </span>
      <VisuallyHidden>{t('admin.waiting', { count: value })}</VisuallyHidden>
    </>
  )
}
