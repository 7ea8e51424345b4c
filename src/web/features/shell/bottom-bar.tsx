import CircleUserRound from 'lucide-react/icons/circle-user-round'
import MapIcon from 'lucide-react/icons/map'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSession } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { barItemStyle } from '../../ui/bar-item.ts'
import { Link } from '../../ui/link.tsx'
import { Menu } from '../../ui/menu.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AccountMenuSlot } from './account-menu-slot.tsx'

const NoticeCount = lazyPart(async () => ({ default: (await import('./notice-count.tsx')).NoticeCount }))

/** The main navigation on a phone: search, map, list an item, basket, account. */
export function BottomBar({ basket }: { basket: ReactNode }) {
  const t = useTranslate()
  return (
    <nav
      aria-label={t('shell.nav.thumb')}
      className="fixed inset-x-0 bottom-0 z-40 h-[var(--bottom-bar-height)] border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <ul className="mx-auto grid h-full max-w-lg grid-cols-5">
        <li>
          <BarLink to="/search" icon={<Search aria-hidden size={22} />} label={t('shell.nav.browse')} />
        </li>
        <li>
          <BarLink
            to="/search?view=map"
            icon={<MapIcon aria-hidden size={22} />}
            label={t('shell.nav.map')}
          />
        </li>
        <li>
          <BarLink to="/upload" icon={<Plus aria-hidden size={22} />} label={t('shell.nav.list-short')} />
        </li>
        <li>{basket}</li>
        <li>
          <AccountTab />
        </li>
      </ul>
    </nav>
  )
}

function BarLink({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  const { pathname, search } = useLocation()
  const here = `${pathname}${pathname === '/search' && new URLSearchParams(search).get('view') === 'map' ? '?view=map' : ''}`
  return (
    <Link to={to} className={barItemStyle} aria-current={here === to ? 'page' : undefined}>
      {icon}
      {label}
    </Link>
  )
}

function AccountTab() {
  const t = useTranslate()
  const session = useSession()
  if (session.status !== 'signed-in') {
    // Until we know who is here: the guard of the dashboard sends visitors to the login.
    const [to, label] =
      session.status === 'loading'
        ? (['/dashboard', t('shell.account.short')] as const)
        : (['/login', t('shell.account.login')] as const)
    return <BarLink to={to} icon={<CircleUserRound aria-hidden size={22} />} label={label} />
  }
  const { user } = session
  const name = user.metadata.name || user.email
  return (
    <Menu
      side="above"
      className="w-72"
      trigger={(attributes) => (
        <button {...attributes} type="button" className={barItemStyle}>
          <Avatar name={name} src={avatarAddress(user.metadata.avatar_url)} size={24} />
          <span aria-hidden>{t('shell.account.short')}</span>
          <VisuallyHidden>{t('shell.account.menu', { name })}</VisuallyHidden>
          <Suspense>
            <span className="absolute end-3 top-0.5 h-5">
              <NoticeCount />
            </span>
          </Suspense>
        </button>
      )}
    >
      <AccountMenuSlot user={user} withQrCodes />
    </Menu>
  )
}
