import Scale from 'lucide-react/icons/scale'
import { useSearchParams } from 'react-router'
import { OPEN_CLAIM_STATUSES } from '#domain/claim/lifecycle.ts'
import { titleIn } from '#domain/listing/title-in.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Claim } from './claim.ts'
import { ClaimBadge } from './claim-badge.tsx'
import { ClaimClock } from './claim-clock.tsx'
import { useClaimQueue } from './use-claims.ts'

/** `/admin/claims`: what waits for a decision, the longest waiting first, and what the sides settle themselves. */
export function ClaimQueuePage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const isWaiting = search.get('view') !== 'all'
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('claims.queue.title')}</h1>
      <nav aria-label={t('claims.queue.views')} className="mt-4 flex gap-2">
        {(['waiting', 'all'] as const).map((view) => (
          <Link
            key={view}
            to={view === 'all' ? '/admin/claims?view=all' : '/admin/claims'}
            aria-current={(view === 'waiting') === isWaiting ? 'page' : undefined}
            className="inline-flex min-h-11 items-center rounded-pill px-4 font-semibold text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-ink"
          >
            {t(`claims.queue.${view}`)}
          </Link>
        ))}
      </nav>
      <Queue isWaiting={isWaiting} />
    </>
  )
}

function Queue({ isWaiting }: { isWaiting: boolean }) {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useClaimQueue(isWaiting)
  if (!data && error) return <ErrorState title={errorMessage(error, t)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
        <Skeleton card className="h-20" />
        <Skeleton card className="h-20" />
      </Loading>
    )
  const claims = data.pages.flat()
  if (claims.length === 0)
    return (
      <EmptyState
        icon={<Scale aria-hidden size={26} />}
        title={t('claims.queue.empty')}
        text={t('claims.queue.empty-text')}
      />
    )
  return (
    <>
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
        {claims.map((claim) => (
          <QueueRow key={claim.id} claim={claim} />
        ))}
      </ul>
      <ShowMore
        key={String(isWaiting)}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}

function QueueRow({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const { booking } = claim
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
      <div className="min-w-0 grow basis-64">
        <Link to={`/admin/claims/${claim.id}`} className="font-semibold hover:underline">
          {t(`claims.kind.${claim.kind}`)}
          {booking.item && `: ${titleIn(booking.item, language)}`}
        </Link>
        <p className="text-sm text-ink-soft">
          {t('claims.queue.people', {
            claimant: claim.claimant?.first_name || t('claims.party.claimant'),
            respondent: claim.respondent?.first_name || t('claims.party.respondent'),
            when: format.date(claim.created_at, 'date', booking.time_zone),
          })}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <ClaimClock claim={claim} />
          {claim.assignment && OPEN_CLAIM_STATUSES.includes(claim.status) && (
            <span>
              {t('claims.desk.with', { name: claim.assignment.person?.name || t('claims.desk.nameless') })}
            </span>
          )}
        </p>
      </div>
      <ClaimBadge status={claim.status} />
      <span className="tabular font-semibold">{format.money(claim.amount_cents)}</span>
    </li>
  )
}
