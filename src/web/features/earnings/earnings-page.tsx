import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { rule } from '#domain/settings/rules.ts'
import { sumOf, useSums } from '../../entities/ledger/use-sums.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lastMonths } from './earnings.ts'
import { ItemTable } from './item-table.tsx'
import { MonthChart } from './month-chart.tsx'
import { Statements } from './statements.tsx'
import { SumCard } from './sum-card.tsx'
import { useEarnings } from './use-earnings.ts'
import { useEntriesDownload } from './use-entries-download.ts'

const MONTHS = 12

/** `/dashboard/earnings`: what lending brought, over time and by item, and where the money is. */
export function EarningsPage() {
  const t = useTranslate()
  const [months] = useState(() => lastMonths(Date.now(), MONTHS))
  const sums = useSums()
  const earnings = useEarnings(months[0]!)
  const { download, busy } = useEntriesDownload()
  const error = sums.error ?? earnings.error
  const isEmpty =
    sums.data &&
    sumOf(sums.data, 'lender_pending') === 0 &&
    !sums.data.some(({ account }) => account === 'lender')

  if (error && !(sums.data && earnings.data)) {
    const retry = () => void Promise.all([sums.refetch(), earnings.refetch()])
    return <ErrorState as="h1" title={t('earnings.failed')} text={errorMessage(error, t)} onRetry={retry} />
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl">{t('earnings.title')}</h1>
        {!isEmpty && (
          <Button variant="secondary" busy={busy} onClick={() => void download()}>
            <Download aria-hidden size={18} />
            {t('earnings.csv')}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          drawing="shelf"
          title={t('earnings.none')}
          text={t('earnings.none-text')}
          action={<LinkButton to="/upload">{t('earnings.list')}</LinkButton>}
        />
      ) : (
        <>
          <Sums sums={sums.data} />
          {earnings.data ? (
            <>
              <MonthChart rows={earnings.data} months={months} />
              <ItemTable rows={earnings.data} since={months[0]!} />
              <Statements months={months} />
            </>
          ) : (
            <Loading label={t('ui.loading')} className="mt-8 grid gap-4">
              <Skeleton card className="h-72" />
              <Skeleton card className="h-56" />
            </Loading>
          )}
        </>
      )}
    </>
  )
}

function Sums({ sums }: { sums: Parameters<typeof sumOf>[0] | undefined }) {
  const t = useTranslate()
  const of = (account: string, kinds?: string[]) => sums && sumOf(sums, account, kinds)
  const paid = of('payout', ['payout_paid'])
  return (
    <dl className="mt-6 grid gap-4 sm:grid-cols-2">
      <SumCard
        label={t('earnings.open')}
        text={t('earnings.open-text', { hours: rule('claimHours') })}
        cents={of('lender_pending')}
        filter={{ account: 'lender_pending' }}
      />
      <SumCard
        label={t('earnings.released')}
        text={t('earnings.released-text')}
        cents={of('lender')}
        filter={{ account: 'lender' }}
      />
      <SumCard
        label={t('earnings.way')}
        text={t('earnings.way-text')}
        cents={of('payout')}
        filter={{ account: 'payout' }}
      />
      <SumCard
        label={t('earnings.paid')}
        text={t('earnings.paid-text')}
        cents={paid === undefined ? undefined : Math.abs(paid)}
        filter={{ account: 'payout', kinds: ['payout_paid'] }}
        outgoing
      />
    </dl>
  )
}
