import ExternalLink from 'lucide-react/icons/external-link'
import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useUrlErrors } from '../../lib/url-errors.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { useShortcutKeys } from '../../ui/shortcut-keys.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { LogoMark } from './logo.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { OfflineGuard } from './offline-guard.tsx'
import { PlayMoneyBanner } from './play-money-banner.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SkipLink } from './skip-link.tsx'
import { Toasts } from './toasts.tsx'
import { useSessionErrors } from './use-session-errors.ts'

interface OfficeLayoutProps {
  /** The pages of the back office: beside the screen, or behind a button where there is no room. */
  nav: ReactNode
  search?: ReactNode
  children: ReactNode
}

/** The frame of the back office: an application of its own, without the shop's header, footer and bar. */
export function OfficeLayout({ nav, search, children }: OfficeLayoutProps) {
  useUrlErrors()
  useSessionErrors()
  useShortcutKeys()
  return (
    <div className="flex min-h-dvh flex-col [--bottom-bar-height:0px] [--header-height:60px]">
      <SkipLink />
      <LoadingBar />
      <PlayMoneyBanner />
      <OfficeHeader nav={nav} search={search} />
      <div className="grid grow lg:grid-cols-[236px_1fr]">
        <aside className="sticky top-[var(--header-height)] hidden h-[calc(100dvh-var(--header-height))] overflow-y-auto border-e border-line px-3 py-5 lg:block print:hidden">
          {nav}
        </aside>
        <main id="main" tabIndex={-1} className="w-full max-w-[1560px] min-w-0 px-4 py-5 lg:px-8 lg:py-7">
          {children}
        </main>
      </div>
      <RouteAnnouncer />
      <Toasts />
      <OfflineGuard />
    </div>
  )
}

function OfficeHeader({ nav, search }: Pick<OfficeLayoutProps, 'nav' | 'search'>) {
  const t = useTranslate()
  const user = useUser()
  const site = t.optional('office.nav.site') ?? brand.name
  return (
    <header className="sticky top-0 z-40 flex h-[var(--header-height)] items-center gap-1 border-b border-line bg-surface/92 px-2 backdrop-blur-md sm:gap-2 lg:px-4 print:hidden [@media(height<30rem)]:static">
      {nav && <NavDrawer>{nav}</NavDrawer>}
      <Link to="/admin" className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-control px-1">
        <LogoMark size={30} />
        <span className="max-sm:sr-only">
          <span className="font-display text-lg font-bold tracking-tight">{brand.name}</span>{' '}
          <span className="text-sm text-ink-soft max-lg:sr-only">{t('shell.account.admin')}</span>
        </span>
      </Link>
      <div className="flex grow justify-center px-1">{search}</div>
      <Link
        to="/"
        title={site}
        className="inline-flex size-11 items-center justify-center gap-2 rounded-pill text-sm font-semibold whitespace-nowrap hover:bg-sunken xl:w-auto xl:px-3"
      >
        <ExternalLink aria-hidden size={18} />
        <span className="max-xl:sr-only">{site}</span>
      </Link>
      <div className="hidden sm:block">
        <LanguageMenu />
      </div>
      {user && (
        <>
          <NoticeBell />
          <div className="hidden md:block">
            <AccountMenu user={user} />
          </div>
        </>
      )}
    </header>
  )
}

/** The navigation where it has no place beside the screen. */
function NavDrawer({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes as another screen opens
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className="lg:hidden">
      <IconButton
        label={t('office.nav.menu')}
        icon={<MenuIcon aria-hidden size={20} />}
        onClick={() => setOpen(true)}
      />
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={t('shell.account.admin')}>
        {children}
      </Drawer>
    </div>
  )
}
