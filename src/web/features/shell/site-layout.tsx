import type { ReactNode } from 'react'
import { useUrlErrors } from '../../lib/url-errors.ts'
import { BottomBar } from './bottom-bar.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineGuard } from './offline-guard.tsx'
import { PlayMoneyBanner } from './play-money-banner.tsx'
import { QuietHeader, useQuietHeader } from './quiet-header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { Toasts } from './toasts.tsx'
import { useSessionErrors } from './use-session-errors.ts'

interface SiteLayoutProps {
  /** The basket's button in the header, and its place in the phone's bar. */
  basket: ReactNode
  basketTab: ReactNode
  children: ReactNode
}

/** The frame of every screen. */
export function SiteLayout({ basket, basketTab, children }: SiteLayoutProps) {
  useUrlErrors()
  useSessionErrors()
  const quiet = useQuietHeader()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LoadingBar />
      <PlayMoneyBanner />
      {quiet ? <QuietHeader content={quiet} /> : <SiteHeader basket={basket} />}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {!quiet && <SiteFooter />}
      {!quiet && <BottomBar basket={basketTab} />}
      <RouteAnnouncer />
      <Toasts />
      <OfflineGuard />
    </div>
  )
}
