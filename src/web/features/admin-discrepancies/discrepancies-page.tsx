import BadgeCheck from 'lucide-react/icons/badge-check'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettleReturnDialog } from './settle-return-dialog.tsx'
import { type Discrepancy, useDiscrepancies } from './use-discrepancies.ts'

/** `/admin/discrepancies`: what the comparison with the payment provider could not repair automatically. */
export function DiscrepanciesPage() {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDiscrepancies()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('admin.discrepancies.title')}</h1>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">{t('admin.discrepancies.text')}</p>
      {data && data.length > 0 && (
        <ul className="grid gap-4">
          {data.map((each) => (
            <Card as="li" key={each.id}>
              <DiscrepancyCard of={each} />
            </Card>
          ))}
        </ul>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<BadgeCheck aria-hidden size={26} />}
          title={t('admin.discrepancies.empty')}
          text={t('admin.discrepancies.empty-text')}
        />
      )}
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      {!data && error && (
        <ErrorState
          title={t('admin.discrepancies.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="grid gap-4">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </>
  )
}

function DiscrepancyCard({ of }: { of: Discrepancy }) {
  const t = useTranslate()
  const format = useFormat()
  const [isSettling, setSettling] = useState(false)
  const when = format.date(of.found_at, 'date-time', viewerZone())
  const isOpen = of.kind === 'payout.returned' && of.decision === null
  return (
    <>
      <h2 className="text-lg">{t(`admin.discrepancies.${of.kind}`)}</h2>
      <p className="text-sm text-ink-soft">{t('admin.discrepancies.found', { when })}</p>
      <dl className="tabular mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {of.own_cents !== null && (
          <>
            <dt className="text-ink-soft">{t('admin.discrepancies.own')}</dt>
            <dd>{format.money(of.own_cents)}</dd>
          </>
        )}
        {of.provider_cents !== null && (
          <>
            <dt className="text-ink-soft">{t('admin.discrepancies.provider')}</dt>
            <dd>{format.money(of.provider_cents)}</dd>
          </>
        )}
        <dt className="text-ink-soft">{t('admin.discrepancies.reference')}</dt>
        <dd className="break-all">{of.reference}</dd>
      </dl>
      {of.reason && (
        <p className="mt-3 text-sm">{t('admin.discrepancies.settling', { reason: of.reason })}</p>
      )}
      {isOpen && (
        <>
          <p className="mt-3 max-w-prose text-sm">{t('admin.discrepancies.returned-text')}</p>
          <Button variant="secondary" className="mt-3" onClick={() => setSettling(true)}>
            {t('admin.discrepancies.settle')}
          </Button>
        </>
      )}
      {isSettling && <SettleReturnDialog of={of} onClose={() => setSettling(false)} />}
    </>
  )
}
