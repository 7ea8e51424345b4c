import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { titleIn } from '#domain/listing/title-in.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Message } from '../../ui/message.tsx'
import { useSection } from '../../ui/section-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Claim, partyOf } from './claim.ts'
import { ClaimActions } from './claim-actions.tsx'
import { ClaimAmounts } from './claim-amounts.tsx'
import { ClaimBadge } from './claim-badge.tsx'
import { ClaimDesk } from './claim-desk.tsx'
import { ClaimHistory } from './claim-history.tsx'
import { ClaimMessages } from './claim-messages.tsx'
import { ClaimSides } from './claim-sides.tsx'
import { ClaimStatements } from './claim-statements.tsx'
import { useClaim } from './use-claims.ts'

/** One claim for its two sides, and for the person who decides on it; the two are told something else where it is missing. */
export function ClaimPage({ missing }: { missing?: ReactNode }) {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { data: claim, error, refetch } = useClaim(id)
  if (claim === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('claims.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (claim === undefined)
    return (
      <LoadingPage label={t('ui.loading')} className="grid gap-5">
        <Skeleton className="h-9 w-64" />
        <Skeleton card className="h-40" />
        <Skeleton card className="h-64" />
      </LoadingPage>
    )
  if (claim === null)
    return (
      missing ?? (
        <Message as="h1" drawing="search" title={t('claims.none.title')} text={t('claims.none.text')} />
      )
    )
  return <OneClaim claim={claim} />
}

function OneClaim({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const user = useUser()
  const party = partyOf(claim, user?.id)
  const { booking } = claim
  const rentals = booking.owner_id === user?.id ? '/dashboard/customers' : '/dashboard/my-rentals'
  useSection(party && rentals)
  return (
    <>
      <Link
        to={party ? `${rentals}/${claim.booking_id}` : '/admin/claims'}
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="rtl:rotate-180" />
        {t(party ? 'claims.to-rental' : 'claims.queue.title')}
      </Link>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <ClaimBadge status={claim.status} />
        <span className="tabular text-sm text-ink-soft">{t('claims.number', { number: claim.number })}</span>
      </p>
      <h1 className="mt-1 text-2xl">{t(`claims.kind.${claim.kind}`)}</h1>
      <p className="mt-1 text-ink-soft">
        {[
          ...(booking.item ? [titleIn(booking.item, language)] : []),
          format.range(booking.start_date, booking.end_date, 'date-time', booking.time_zone),
        ].join(' · ')}
      </p>
      {!party && <CaseLinks claim={claim} />}
      {!party && <ClaimDesk claim={claim} />}
      <ClaimActions claim={claim} party={party} />
      {!party && <ClaimSides claim={claim} />}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <ClaimAmounts claim={claim} />
          <ClaimStatements claim={claim} isForTeam={!party} />
        </div>
        <div className="grid gap-5">
          <ClaimHistory claim={claim} isForTeam={!party} />
          {!party && <ClaimMessages claim={claim} />}
        </div>
      </div>
    </>
  )
}

/** For who decides: the rental and the listing as the back office knows them, and the item as visitors see it. */
function CaseLinks({ claim: { booking_id, booking } }: { claim: Claim }) {
  const t = useTranslate()
  const { item } = booking
  const links = [
    { to: `/admin/bookings/${booking_id}`, label: t('claims.rental-file') },
    ...(item ? [{ to: `/admin/listings/${item.id}`, label: t('claims.listing-file') }] : []),
    ...(item?.status === 'published' ? [{ to: `/product/${item.id}`, label: t('claims.item-page') }] : []),
  ]
  return (
    <div className="mt-2">
      <LinkRow links={links} />
    </div>
  )
}
