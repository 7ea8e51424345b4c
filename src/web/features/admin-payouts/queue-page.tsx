import Landmark from 'lucide-react/icons/landmark'
import { useSearchParams } from 'react-router'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useMayWork } from '../../lib/use-may-work.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { QueuedRow } from './queued-row.tsx'
import { type QueuedPayout, useOnePayout, useQueue } from './use-queue.ts'

const TABS = ['requested', 'approved', 'past'] as const
type Tab = (typeof TABS)[number]

const STATUSES: Record<Tab, readonly PayoutStatus[]> = {
  requested: ['requested'],
  approved: ['approved'],
  past: ['paid', 'failed', 'rejected'],
}

/** `/admin/payouts`: what waits for a decision, what is being paid, and what was. */
export function QueuePage() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((each) => each === search.get('tab')) ?? 'requested'
  const { data: found } = useOnePayout(search.get('payout'))
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('payouts.admin.title')}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{t('payouts.admin.text')}</p>
      {found && (
        <ul className="mt-6">
          <QueuedRow payout={found} />
        </ul>
      )}
      <div className="mt-4">
        <Tabs
          label={t('payouts.admin.title')}
          value={tab}
          onChange={(to) => setSearch({ tab: to }, { replace: true })}
          tabs={TABS.map((value) => ({ value, label: t(`payouts.admin.${value}`) }))}
        >
          <Queue tab={tab} />
        </Tabs>
      </div>
    </>
  )
}

/** Whether the operator's bank has to pay it, and no file has it yet. */
const isForFile = ({ status, method, order_ids, bank_file }: QueuedPayout): boolean =>
  status === 'approved' && method.kind === 'iban' && !order_ids && !bank_file

function Queue({ tab }: { tab: Tab }) {
  const t = useTranslate()
  const maySeeNumbers = useMayWork('finance')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useQueue(STATUSES[tab])
  if (!data && error)
    return (
      <ErrorState title={t('payouts.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
    )
  if (!data)
    return (
      <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
        <Skeleton card className="h-40" />
        <Skeleton card className="h-40" />
      </Loading>
    )
  const payouts = data.pages.flat()
  // Banks take files of SEPA in euros only.
  const isSepa = brand.currency === 'EUR'
  if (payouts.length === 0)
    return (
      <EmptyState
        icon={<Landmark aria-hidden size={26} />}
        title={t(`payouts.admin.none-${tab}`)}
        text={t('payouts.admin.none-text')}
      />
    )
  return (
    <>
      {maySeeNumbers && payouts.some(isForFile) && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <DocumentButton
            label={t(isSepa ? 'payouts.admin.export' : 'payouts.admin.export-list')}
            name="export-payouts"
            input={{}}
            type={isSepa ? 'application/xml' : 'text/csv'}
            onDone={() => void refetch()}
          />
          <p className="max-w-prose text-sm text-ink-soft">
            {isSepa
              ? t('payouts.admin.export-text')
              : t('payouts.admin.export-list-text', { currency: brand.currency })}
          </p>
        </div>
      )}
      <ul className="mt-6 grid gap-4">
        {payouts.map((payout) => (
          <QueuedRow key={payout.id} payout={payout} />
        ))}
      </ul>
      <ShowMore
        key={tab}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}
