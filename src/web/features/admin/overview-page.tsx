import type { ReactNode } from 'react'
import { mayWork } from '#domain/access/office.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MoneySummary } from './money-summary.tsx'
import { OwnPages } from './own-pages.tsx'
import { SiteFigures } from './site-figures.tsx'
import { SiteHealth } from './site-health.tsx'
import { useHealth } from './use-health.ts'
import { WaitingQueues } from './waiting-queues.tsx'

/**
 * `/admin`: what waits for a decision, since when; for finance also the money, for admins the site in figures, how it is doing, and
 * what has still to be set up.
 */
export function OverviewPage({ start }: { start: ReactNode }) {
  const t = useTranslate()
  const user = useUser()
  const mayLead = user !== undefined && isAdmin(user.roles)
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('admin.overview.title')}</h1>
      <div className={mayLead ? 'mt-5 grid items-start gap-8 lg:grid-cols-[1fr_22rem]' : 'mt-5'}>
        <div className="grid min-w-0 gap-8">
          {user && (mayWork(user, 'accounts') ? <WaitingQueues /> : <OwnPages />)}
          {user && mayWork(user, 'finance') && <MoneySummary />}
          {mayLead && <SiteFigures />}
        </div>
        {mayLead && <Side>{start}</Side>}
      </div>
    </>
  )
}

function Side({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const { data, error, refetch } = useHealth()
  if (!data && error)
    return (
      <ErrorState
        title={t('office.home.health-failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Loading label={t('ui.loading')}>
        <Skeleton card className="h-64" />
      </Loading>
    )
  return (
    <div className="grid gap-5">
      <SiteHealth health={data} />
      {children}
    </div>
  )
}
