import List from 'lucide-react/icons/layout-grid'
import MapIcon from 'lucide-react/icons/map'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { AccountSlot } from './account-slot.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'

/**
 * 76 px that stay in sight: where one is, where one can go, who one is. A phone has the same links in the bar below; a
 * tablet shows them as icons, a narrow desktop as words, a wide one as both.
 */
export function SiteHeader({ basket }: { basket: ReactNode }) {
  const t = useTranslate()
  // Home has a search of its own, larger than the one up here.
  const isHome = useLocation().pathname === '/'
  return (
    <header className="sticky top-0 z-40 h-[var(--header-height)] [@media(height<30rem)]:static border-b border-line bg-surface/92 backdrop-blur-md">
      <div className="page flex h-full items-center gap-2 md:max-lg:gap-1 xl:gap-3">
        <Logo isShort={!isHome} />
        <nav aria-label={t('shell.nav.main')} className="hidden items-center ps-1 md:flex xl:gap-1">
          <ViewLink view="list" icon={<List aria-hidden size={18} />} label={t('shell.nav.browse')} />
          <ViewLink view="map" icon={<MapIcon aria-hidden size={18} />} label={t('shell.nav.map')} />
          <HeaderLink to="/upload" icon={<Plus aria-hidden size={18} />} label={t('shell.nav.list-item')} />
        </nav>
        <div className="hidden grow lg:block" />
        <div
          className={classNames(
            'min-w-0 grow max-md:ps-1 lg:w-[250px] lg:shrink-0 lg:grow-0',
            isHome && 'max-lg:invisible',
          )}
        >
          <SearchBox />
        </div>
        <div className="flex items-center">
          <LanguageMenu />
          <div className="hidden md:block">{basket}</div>
        </div>
        <AccountSlot />
      </div>
    </header>
  )
}

function ViewLink({ view, ...link }: { view: 'list' | 'map'; icon: ReactNode; label: string }) {
  const { pathname, search } = useLocation()
  const shown = new URLSearchParams(search).get('view') === 'map' ? 'map' : 'list'
  return (
    <HeaderLink {...link} to={`/search?view=${view}`} current={pathname === '/search' && shown === view} />
  )
}

interface HeaderLinkProps {
  to: string
  icon: ReactNode
  label: string
  current?: boolean
}

function HeaderLink({ to, icon, label, current }: HeaderLinkProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      title={label}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill font-semibold whitespace-nowrap transition-colors hover:bg-sunken lg:px-2.5 xl:px-3',
        current && 'bg-accent-tint text-accent-ink',
      )}
    >
      <span className="shrink-0 lg:max-xl:hidden">{icon}</span>
      <span className="max-lg:sr-only">{label}</span>
    </Link>
  )
}
