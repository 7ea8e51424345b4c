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

/** 76 px that stay in sight: where one is, where one can go, who one is. */
export function SiteHeader({ basket }: { basket: ReactNode }) {
  const t = useTranslate()
  // Home has a search of its own, larger than the one up here.
  const isHome = useLocation().pathname === '/'
  return (
    <header className="sticky top-0 z-40 h-[var(--header-height)] [@media(height<30rem)]:static border-b border-line bg-surface/92 backdrop-blur-md">
      <div className="page flex h-full items-center gap-2 lg:gap-3">
        <Logo isShort={!isHome} />
        <nav aria-label={t('shell.nav.main')} className="hidden items-center gap-1 ps-2 lg:flex">
          <ViewLink view="list" icon={<List aria-hidden size={18} />} label={t('shell.nav.browse')} />
          <ViewLink view="map" icon={<MapIcon aria-hidden size={18} />} label={t('shell.nav.map')} />
        </nav>
        <div className="hidden grow lg:block" />
        <div
          className={classNames(
            'min-w-0 grow md:w-[250px] md:grow-0 max-md:ps-1 md:max-lg:ms-auto',
            isHome && 'max-lg:invisible',
          )}
        >
          <SearchBox />
        </div>
        <Link
          to="/upload"
          prefetch="intent"
          className="hidden min-h-11 items-center gap-1.5 rounded-pill px-3 font-semibold whitespace-nowrap hover:bg-sunken xl:inline-flex"
        >
          <Plus aria-hidden size={18} />
          {t('shell.nav.list-item')}
        </Link>
        <div className="flex items-center">
          <LanguageMenu />
          <div className="hidden md:block">{basket}</div>
        </div>
        <AccountSlot />
      </div>
    </header>
  )
}

function ViewLink({ view, icon, label }: { view: 'list' | 'map'; icon: ReactNode; label: string }) {
  const { pathname, search } = useLocation()
  const shown = new URLSearchParams(search).get('view') === 'map' ? 'map' : 'list'
  const current = pathname === '/search' && shown === view
  return (
    <Link
      to={`/search?view=${view}`}
      prefetch="intent"
      aria-current={current ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-pill px-3.5 font-semibold transition-colors hover:bg-sunken',
        current && 'bg-accent-tint text-accent-ink',
      )}
    >
      {icon}
      {label}
    </Link>
  )
}
