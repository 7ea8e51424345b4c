import BadgeCheck from 'lucide-react/icons/badge-check'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { DisputeBadge } from './dispute-badge.tsx'
import { type Dispute, useDisputes } from './use-disputes.ts'

const VIEWS = ['waiting', 'others'] as const

/** `/admin/disputes`: payments that a cardholder's bank takes back, those that an admin has to deal with apart. */
export function DisputesPage() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find((each) => each === search.get('view')) ?? 'waiting'
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('office.disputes.title')}</h1>
      <p className="mt-2 mb-4 max-w-prose text-ink-soft">{t('office.disputes.text')}</p>
      <Tabs
        label={t('office.disputes.title')}
        value={view}
        onChange={(to) => setSearch({ view: to }, { replace: true })}
        tabs={VIEWS.map((value) => ({ value, label: t(`office.disputes.${value}`) }))}
      >
        <Disputes view={view} />
      </Tabs>
    </>
  )
}

function Disputes({ view }: { view: (typeof VIEWS)[number] }) {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDisputes(
    view === 'waiting',
  )
  if (!data && error)
    return (
      <ErrorState
        title={t('office.disputes.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
        <Skeleton card className="h-28" />
        <Skeleton card className="h-28" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState
        icon={<BadgeCheck aria-hidden size={26} />}
        title={t(`office.disputes.none-${view}`)}
        text={t(`office.disputes.none-${view}-text`)}
      />
    )
  return (
    <>
      <ul className="mt-6 grid gap-3">
        {data.map((dispute) => (
          <Row key={dispute.id} dispute={dispute} />
        ))}
      </ul>
      <ShowMore
        key={view}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}

function Row({ dispute }: { dispute: Dispute }) {
  const t = useTranslate()
  const format = useFormat()
  const { id, number, status, amount_cents, evidence_due_at, created_at, booking } = dispute
  const isDue = status === 'needs_response' && evidence_due_at
  return (
    <Card as="li" className="relative grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 text-lg break-words">
          <Link to={`/admin/disputes/${id}`} className="stretched-link hover:underline">
            {t('office.disputes.number', { number })}
          </Link>
        </h2>
        <span className="tabular font-display text-xl font-bold">{format.money(amount_cents)}</span>
      </div>
      <p className="text-sm break-words text-ink-soft" lang={booking?.item?.language}>
        {[booking?.item?.title, booking?.renter?.name].filter(Boolean).join(' · ')}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <DisputeBadge status={status} />
        <span className={isDue ? 'font-semibold' : 'text-ink-soft'}>
          {isDue
            ? t('office.disputes.due', { when: format.date(evidence_due_at, 'date-time', viewerZone()) })
            : t('office.disputes.opened', { when: format.date(created_at, 'date-time', viewerZone()) })}
        </span>
      </p>
    </Card>
  )
}
