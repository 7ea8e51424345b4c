import CreditCard from 'lucide-react/icons/credit-card'
import Gauge from 'lucide-react/icons/gauge'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import type { ComponentType, ReactNode } from 'react'
import { NavLink } from 'react-router'
import { isAdmin } from '#domain/access/roles.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { QUEUES, type Queue } from './queues.ts'
import { useOpenDecisions } from './use-open-decisions.ts'

interface Page {
  to: string
  label: MessageKey
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  /** The queue of which the page is, whose length stands beside it. */
  queue?: Queue
  /** The rest of the back office needs an admin (specification §2). */
  forModerators?: boolean
}

const PAGES: readonly Page[] = [
  { to: '/admin', label: 'admin.overview.title', icon: Gauge },
  ...QUEUES.map((queue) => ({ ...queue, forModerators: true })),
  { to: '/admin/users', label: 'admin.users.title', icon: Users },
  { to: '/admin/roles', label: 'admin.roles.title', icon: ShieldCheck },
  { to: '/admin/payments', label: 'admin.payments.title', icon: CreditCard },
]

/** What the screens of the back office stand in. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const user = useUser()
  const { data: waiting } = useOpenDecisions()
  const pages = PAGES.filter(({ forModerators }) => forModerators || isAdmin(user?.roles ?? []))
  return (
    <div className="page grid items-start gap-x-10 gap-y-4 py-6 md:grid-cols-[220px_1fr] md:py-12">
      <nav
        aria-label={t('admin.nav')}
        className="relative -mx-4 overflow-x-auto px-4 md:sticky md:top-[calc(var(--header-height)+24px)] md:mx-0 md:px-0"
      >
        <ul className="flex gap-1 md:grid">
          {pages.map(({ to, label, icon: Icon, queue }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/admin'}
                className="flex min-h-11 items-center gap-3 rounded-pill px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-ink"
              >
                <Icon aria-hidden size={18} />
                {t(label)}
                {queue && <Count value={waiting?.[queue]?.waiting} />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
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
        className="tabular ms-auto rounded-pill bg-notice px-2 text-sm font-semibold text-on-notice"
      >
        {format.number(value)}
      </span>
      <VisuallyHidden>{t('admin.waiting', { count: value })}</VisuallyHidden>
    </>
  )
}
