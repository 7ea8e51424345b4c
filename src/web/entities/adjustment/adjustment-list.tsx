import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { type Adjustment, useAdjustment } from './use-adjustment.ts'

const TONES = { proposed: 'notice', done: 'good', rejected: 'bad' } as const

interface AdjustmentListProps {
  adjustments: readonly Adjustment[]
  /** Whose page it is: the one of the rental names affiliates, the one of an affiliate the rentals. */
  on: 'booking' | 'affiliate'
  /** The viewer takes part in it. */
  isOwn: boolean
}

/** What the team moved by hand, and what waits for a second person; nothing where that is nothing. */
export function AdjustmentList({ adjustments, on, isOwn }: AdjustmentListProps) {
  const t = useTranslate()
  if (adjustments.length === 0) return null
  return (
    <Card as="section" aria-labelledby="adjustments">
      <h2 id="adjustments" className="text-xl">
        {t('moderation.adjust.list')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {adjustments.map((adjustment) => (
          <Row key={adjustment.id} {...{ adjustment, on }} mayDecide={!isOwn} />
        ))}
      </ul>
    </Card>
  )
}

function Row({
  adjustment,
  on,
  mayDecide,
}: Pick<AdjustmentListProps, 'on'> & { adjustment: Adjustment; mayDecide: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const { kind, amount_cents, reason, status, created_at, proposer } = adjustment
  const by = proposer?.name && t('moderation.adjust.by', { name: proposer.name })
  return (
    <li className="grid gap-2 py-3">
      <p className="flex justify-between gap-4">
        <span className="min-w-0">
          {t(`moderation.adjust.kind.${kind}`)}
          <About {...{ adjustment, on }} />
        </span>
        <span className="tabular font-semibold">{format.money(amount_cents)}</span>
      </p>
      <p className="text-sm break-words text-ink-soft">
        {[format.date(created_at, 'date-time', viewerZone()), by, reason].filter(Boolean).join(' · ')}
      </p>
      <p>
        <Badge tone={TONES[status]}>{t(`moderation.adjust.status.${status}`)}</Badge>
      </p>
      {status === 'proposed' && mayDecide && user?.id !== adjustment.affiliate_id && (
        <Decisions adjustment={adjustment} />
      )}
    </li>
  )
}

function About({ adjustment, on }: Pick<AdjustmentListProps, 'on'> & { adjustment: Adjustment }) {
  const t = useTranslate()
  const { booking_id, booking, affiliate_id, affiliate } = adjustment
  if (on === 'booking' && !affiliate_id) return null
  const [to, name] =
    on === 'booking'
      ? [`/admin/affiliates/${affiliate_id}`, affiliate?.name || t('admin.nameless')]
      : [`/admin/bookings/${booking_id}`, t('office.affiliates.booking', { number: booking?.number ?? '' })]
  return (
    <>
      {' · '}
      <Link to={to} className="underline underline-offset-4">
        {name}
      </Link>
    </>
  )
}

function Decisions({ adjustment: { id, version, proposed_by } }: { adjustment: Adjustment }) {
  const t = useTranslate()
  const user = useUser()
  const decide = useAdjustment('decide-adjustment')
  const isProposer = user?.id === proposed_by
  const run = (decision: 'approve' | 'reject') =>
    decide.mutate(
      { id, version, decision },
      {
        onSuccess: () => void toast({ title: t('moderation.adjust.decided'), tone: 'good' }),
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  return (
    <div className="flex flex-wrap gap-3">
      {!isProposer && (
        <Button size="small" busy={decide.isPending} onClick={() => run('approve')}>
          {t('moderation.adjust.approve')}
        </Button>
      )}
      <Button size="small" variant="secondary" disabled={decide.isPending} onClick={() => run('reject')}>
        {t(isProposer ? 'moderation.adjust.withdraw' : 'moderation.adjust.reject')}
      </Button>
    </div>
  )
}
