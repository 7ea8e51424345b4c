import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useIsSignedIn } from '../../lib/session.ts'
import { useUrlErrors } from '../../lib/url-errors.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { useFrame } from './frame.ts'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineGuard } from './offline-guard.tsx'
import { PlayMoneyBanner } from './play-money-banner.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { TaskHeader } from './task-header.tsx'
import { Toasts } from './toasts.tsx'
import { useSessionErrors } from './use-session-errors.ts'

const PersonParts = lazyPart(async () => ({
  default: (await import('./person-parts.tsx')).PersonParts,
}))

interface SiteLayoutProps {
  /** The basket's button in the header. */
  basket: ReactNode
  /** How many rentals need the person, at the corner of their tab. */
  needs: ReactNode
  children: ReactNode
}

/** The frame of every screen. */
export function SiteLayout({ basket, needs, children }: SiteLayoutProps) {
  useUrlErrors()
  useSessionErrors()
  const { frame, taskHeader } = useFrame() ?? {}
  const isTask = frame === 'task'
  const isHere = useIsSignedIn()
  return (
    <div className="flex min-h-dvh flex-col pb-[var(--bottom-bar-height)]">
      <SkipLink />
      <LoadingBar />
      <PlayMoneyBanner />
      <SiteHeader basket={basket} isWideOnly={isTask} />
      {taskHeader && <TaskHeader content={taskHeader} />}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {!frame && <SiteFooter isWideOnly={isHere} />}
      {!isTask && <BottomTabs needs={needs} />}
      <RouteAnnouncer />
      <Toasts />
      <OfflineGuard />
      <Suspense>{isHere && <PersonParts />}</Suspense>
    </div>
  )
}
