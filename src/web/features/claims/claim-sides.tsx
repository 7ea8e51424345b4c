import { useQuery } from '@tanstack/react-query'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonRatings } from '../../entities/person/person-ratings.tsx'
import { SignalNote } from '../../entities/signal/signal-note.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Claim } from './claim.ts'
import { type ClaimSide, loadSides } from './load-sides.ts'

const SHOWN = 5

/** For who decides: both people with what is known of how they lend, rent and claim. */
export function ClaimSides({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const user = useUser()
  const { data, error, refetch } = useQuery({
    queryKey: ['claims', user?.id, 'sides', claim.id],
    queryFn: () => loadSides(claim),
    enabled: user !== undefined,
  })
  if (error)
    return (
      <ErrorState
        title={t('claims.desk.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Loading label={t('ui.loading')} className="mt-6 grid gap-5 lg:grid-cols-2">
        <Skeleton card className="h-48" />
        <Skeleton card className="h-48" />
      </Loading>
    )
  return (
    <ul className="mt-6 grid items-start gap-5 lg:grid-cols-2">
      {data.map((side) => (
        <Side key={side.id} side={side} claim={claim} />
      ))}
    </ul>
  )
}

function Side({ side, claim }: { side: ClaimSide; claim: Claim }) {
  const t = useTranslate()
  const format = useFormat()
  const name = side.name || t('claims.desk.unnamed')
  const isClaimant = side.id === claim.claimant_id
  const isLender = side.id === claim.booking.owner_id
  const facts = [
    t('claims.desk.joined', { date: format.date(side.created_at, 'date', viewerZone()) }),
    ...(side.facts ? [t('claims.desk.rentals', { lent: side.facts.lent, rented: side.facts.rented })] : []),
  ]
  return (
    <Card as="li">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={avatarAddress(side.avatar_path, 160)} size={56} />
        <div className="min-w-0">
          <h2 className="text-lg break-words">
            <Link to={`/admin/users/${side.id}`} className="underline">
              {t(isClaimant ? 'claims.claimant-file' : 'claims.respondent-file', { name })}
            </Link>
          </h2>
          <PersonRatings person={side} first={isLender ? 'lender' : 'renter'} />
        </div>
      </div>
      <p className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
        <Badge tone={side.kyc_level > 0 ? 'good' : 'plain'}>
          {t(side.kyc_level > 0 ? 'claims.desk.verified' : 'claims.desk.unverified')}
        </Badge>
        {side.warnings > 0 && <Badge tone="bad">{t('claims.desk.warned', { count: side.warnings })}</Badge>}
        {side.is_blocked && <Badge tone="bad">{t('claims.desk.blocked')}</Badge>}
      </p>
      <p className="tabular mt-2 text-sm text-ink-soft">{facts.join(' · ')}</p>
      <SignalNote personId={side.id} name={undefined} />
      <h3 className="mt-4 font-sans text-base font-semibold tracking-normal">
        {side.claims.length > 0
          ? t('claims.desk.others', { count: side.claims.length })
          : t('claims.desk.no-others')}
      </h3>
      <ul className="mt-1 divide-y divide-line empty:hidden">
        {side.claims.slice(0, SHOWN).map((other) => (
          <li key={other.id} className="py-2 text-sm">
            <Link to={`/admin/claims/${other.id}`} className="font-semibold underline">
              {`${other.number} · ${t(`claims.kind.${other.kind}`)}`}
            </Link>
            <p className="tabular text-ink-soft">
              {[
                t(other.claimant_id === side.id ? 'claims.desk.asked' : 'claims.desk.was-asked', {
                  amount: format.money(other.amount_cents),
                }),
                ...(other.award_cents === null
                  ? []
                  : [t('claims.desk.awarded', { amount: format.money(other.award_cents) })]),
                t(`claims.status.${other.status}`),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
