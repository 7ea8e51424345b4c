import List from 'lucide-react/icons/layout-grid'
import MapIcon from 'lucide-react/icons/map'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AccountSlot } from './account-slot.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'

interface SiteHeaderProps {
  basket: ReactNode
  /** Below 1024 px a task under way has the screen to itself. */
  isWideOnly: boolean
}

/**
 * 76 px that stay in sight: where one is, where one can go, who one is. Below 1024 px the links are the tabs at the
 * thumb; a narrow desktop shows them as words, a wide one with icons.
 */
export function SiteHeader({ basket, isWideOnly }: SiteHeaderProps) {
  const t = useTranslate()
  // Home has a search of its own, larger than the one up here.
  const isHome = useLocation().pathname === '/'
  return (
    <header
      className={classNames(
        'sticky top-0 z-40 h-[var(--header-height)] border-b border-line bg-surface/92 backdrop-blur-md [@media(height<30rem)]:static',
        isWideOnly && 'max-lg:hidden',
      )}
    >
      <div className="page flex h-full items-center gap-2 xl:gap-3">
        <Logo isShort={!isHome} />
        <nav aria-label={t('shell.nav.main')} className="hidden items-center ps-1 lg:flex xl:gap-1">
          <ViewLink view="list" icon={<List aria-hidden size={18} />} label={t('shell.nav.browse')} />
          <ViewLink view="map" icon={<MapIcon aria-hidden size={18} />} label={t('shell.nav.map')} />
          <HeaderLink to="/upload" icon={<Plus aria-hidden size={18} />} label={t('shell.nav.list-item')} />
        </nav>
        <div className="grow" />
        {isHome && (
          <LinkButton to="/upload" variant="secondary" size="small" className="lg:hidden">
            {/* A phone has room for the word or the sign, not for both. */}
            <Plus aria-hidden size={17} className="sm:block min-[24rem]:max-sm:hidden" />
            <span className="max-[24rem]:sr-only">{t('shell.nav.list-short')}</span>
          </LinkButton>
        )}
        <div className={classNames('w-[250px] min-w-0 lg:shrink-0', isHome && 'max-lg:hidden')}>
          <SearchBox />
        </div>
        <div className="flex items-center">
          <LanguageMenu />
          {basket}
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
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-pill font-semibold whitespace-nowrap transition-colors hover:bg-sunken px-2.5 xl:px-3',
        current && 'bg-accent-tint text-accent-ink',
      )}
    >
      <span className="shrink-0 max-xl:hidden">{icon}</span>
      {label}
    </Link>
  )
}
