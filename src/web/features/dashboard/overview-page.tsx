import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ComingUp } from './coming-up.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Money } from './money.tsx'
import { NeedsList } from './needs-list.tsx'
import { needsOf } from './needs-of.ts'
import { useOverview } from './use-overview.ts'

/** `/dashboard`: the person's tasks, next rentals and money, on both sides of a rental. */
export function OverviewPage({ offer }: { offer: ReactNode }) {
  const t = useTranslate()
  const { data, error, refetch, dataUpdatedAt } = useOverview()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('overview.title')}</h1>
      {!data && error && (
        <ErrorState
          title={t('overview.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-20" />
          <Skeleton card className="h-20" />
          <Skeleton card className="h-56" />
        </Loading>
      )}
      {data && (
        <div className="mt-6 grid grid-cols-1 gap-10">
          <NeedsList needs={needsOf(data)} now={dataUpdatedAt} />
          {data.rentals.length === 0 && data.listing_count === 0 ? (
            <FirstSteps />
          ) : (
            <ComingUp rentals={data.rentals.filter(({ need }) => !need)} now={dataUpdatedAt} />
          )}
          <Money balances={data.balances} isLender={data.listing_count > 0} />
        </div>
      )}
      {/* Below the rest and never before it, which would push it away. */}
      {data && offer}
    </>
  )
}
