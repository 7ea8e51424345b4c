import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Compass from 'lucide-react/icons/compass'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSessionStatus } from '../../lib/session.ts'
import { barItemStyle } from '../../ui/bar-item.ts'
import { Link } from '../../ui/link.tsx'
import { tabOf } from './tab-of.ts'

const TabCount = lazyPart(async () => ({ default: (await import('./tab-count.tsx')).TabCount }))

/** The main navigation below 1024 px, at the thumb. */
export function BottomTabs({ needs }: { needs: ReactNode }) {
  const t = useTranslate()
  const status = useSessionStatus()
  const isHere = status === 'signed-in'
  const isStranger = status === 'signed-out'
  return (
    <nav
      id="tabs"
      aria-label={t('shell.nav.thumb')}
      className="fixed inset-x-0 bottom-0 z-40 h-[var(--bottom-bar-height)] border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
    >
      <ul className="mx-auto grid h-full max-w-lg grid-cols-5">
        <Tab to="/" icon={Compass} label={t('shell.tab.explore')} />
        <Tab to="/dashboard/saved" icon={Heart} label={t('shell.tab.saved')} />
        <Tab to="/dashboard/my-rentals" icon={Package} label={t('shell.tab.rentals')}>
          {isHere && needs}
        </Tab>
        <Tab to="/dashboard/messages" icon={MessageCircle} label={t('shell.account.messages')}>
          {isHere && <TabCount of="messages" />}
        </Tab>
        <Tab
          to={isStranger ? '/login' : '/account'}
          icon={CircleUserRound}
          label={t(isStranger ? 'shell.account.login' : 'shell.account.short')}
        >
          {isHere && <TabCount of="notices" />}
        </Tab>
      </ul>
    </nav>
  )
}

interface TabProps {
  to: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
  label: string
  /** The number at its corner. */
  children?: ReactNode
}

function Tab({ to, icon: Icon, label, children }: TabProps) {
  const { pathname } = useLocation()
  const current = pathname === to ? 'page' : tabOf(pathname) === to ? 'true' : undefined
  return (
    <li>
      <Link to={to} className={barItemStyle} aria-current={current}>
        <span className="relative px-3">
          <Icon aria-hidden size={22} />
          <Suspense>
            <span className="absolute -top-2 end-0">{children}</span>
          </Suspense>
        </span>
        {label}
      </Link>
    </li>
  )
}
