import Gauge from 'lucide-react/icons/gauge'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'

const PAGES = [
  { to: '/admin', label: 'admin.overview.title', icon: Gauge, end: true },
  { to: '/admin/claims', label: 'claims.queue.title', icon: Scale, end: false },
  { to: '/admin/users', label: 'admin.users.title', icon: Users, end: false },
  { to: '/admin/roles', label: 'admin.roles.title', icon: ShieldCheck, end: false },
] as const

/** What the screens of the back office stand in. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="page grid items-start gap-x-10 gap-y-4 py-6 md:grid-cols-[220px_1fr] md:py-12">
      <nav
        aria-label={t('admin.nav')}
        className="relative -mx-4 overflow-x-auto px-4 md:sticky md:top-[calc(var(--header-height)+24px)] md:mx-0 md:px-0"
      >
        <ul className="flex gap-1 md:grid">
          {PAGES.map(({ to, label, icon: Icon, end }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={end}
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
