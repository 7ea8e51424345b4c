import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Adjustment, BookingFile } from './use-booking-file.ts'
import { useIntervention } from './use-intervention.ts'

const TONES = { proposed: 'notice', done: 'good', rejected: 'bad' } as const

/** What admins moved of a rental's money by hand, and what waits for a second one. */
export function BookingAdjustments({ booking }: { booking: BookingFile }) {
  const t = useTranslate()
  const user = useUser()
  const isOwn = user?.id === booking.renter_id || user?.id === booking.owner_id
  return (
    <Card as="section" aria-labelledby="booking-adjustments">
      <h2 id="booking-adjustments" className="text-xl">
        {t('moderation.adjust.list')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {booking.adjustments.map((adjustment) => (
          <Row key={adjustment.id} adjustment={adjustment} mayDecide={!isOwn} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ adjustment, mayDecide }: { adjustment: Adjustment; mayDecide: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const { id, kind, amount_cents, reason, status, created_at, proposer } = adjustment
  const by = proposer?.name && t('moderation.adjust.by', { name: proposer.name })
  return (
    <li key={id} className="grid gap-2 py-3">
      <p className="flex justify-between gap-4">
        <span className="min-w-0">{t(`moderation.adjust.kind.${kind}`)}</span>
        <span className="tabular font-semibold">{format.money(amount_cents)}</span>
      </p>
      <p className="text-sm break-words text-ink-soft">
        {[format.date(created_at, 'date-time', viewerZone()), by, reason].filter(Boolean).join(' · ')}
      </p>
      <p>
        <Badge tone={TONES[status]}>{t(`moderation.adjust.status.${status}`)}</Badge>
      </p>
      {status === 'proposed' && mayDecide && <Decisions adjustment={adjustment} />}
    </li>
  )
}

function Decisions({ adjustment: { id, version, proposed_by } }: { adjustment: Adjustment }) {
  const t = useTranslate()
  const user = useUser()
  const decide = useIntervention('decide-adjustment')
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
