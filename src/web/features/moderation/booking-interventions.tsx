import { useState } from 'react'
import { BOOKING_ADJUSTMENT_KINDS } from '#domain/money/adjustment.ts'
import { AdjustDialog } from '../../entities/adjustment/adjust-dialog.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useMayWork } from '../../lib/use-may-work.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CancelForDialog } from './cancel-for-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RebookDialog } from './rebook-dialog.tsx'
import type { BookingFile } from './use-booking-file.ts'
import { useIntervention } from './use-intervention.ts'

/** What finance can do to a rental by hand, and support can move, rebook or send again; nothing for others. */
export function BookingInterventions({ booking }: { booking: BookingFile }) {
  const t = useTranslate()
  const mayResend = useMayWork('bookings')
  const mayMove = useMayWork('finance')
  const [open, setOpen] = useState<'money' | 'times' | 'rebook' | 'cancel' | 'complete'>()
  const resend = useIntervention('resend-booking-mail')
  if (!mayResend) return null
  const { id, status } = booking
  const close = () => setOpen(undefined)
  const again = (side: 'renter' | 'owner') =>
    resend.mutate(
      { id, side },
      {
        onSuccess: () => void toast({ title: t('moderation.adjust.resent'), tone: 'good' }),
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  return (
    <Card as="section" aria-labelledby="booking-interventions">
      <h2 id="booking-interventions" className="text-xl">
        {t('moderation.adjust.title')}
      </h2>
      <p className="mt-1 max-w-[68ch] text-sm text-ink-soft">
        {t(mayMove ? 'moderation.adjust.text' : 'moderation.adjust.text-mails')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {mayMove && status !== 'requested' && status !== 'declined' && (
          <Button variant="secondary" onClick={() => setOpen('money')}>
            {t('moderation.adjust.move')}
          </Button>
        )}
        {(status === 'confirmed' || status === 'picked_up') && (
          <Button variant="secondary" onClick={() => setOpen('times')}>
            {t('moderation.adjust.move-times')}
          </Button>
        )}
        {(isLetDown(booking) || (mayMove && status === 'confirmed')) && (
          <Button variant="secondary" onClick={() => setOpen('rebook')}>
            {t('moderation.adjust.rebook')}
          </Button>
        )}
        {mayMove && (status === 'requested' || status === 'confirmed') && (
          <Button variant="secondary" onClick={() => setOpen('cancel')}>
            {t('moderation.adjust.cancel-for')}
          </Button>
        )}
        {mayMove && status === 'returned' && (
          <Button variant="secondary" onClick={() => setOpen('complete')}>
            {t('moderation.adjust.complete')}
          </Button>
        )}
        {(['renter', 'owner'] as const).map((side) => (
          <Button
            key={side}
            variant="secondary"
            busy={resend.isPending && resend.variables.side === side}
            onClick={() => again(side)}
          >
            {t(`moderation.adjust.resend-${side}`)}
          </Button>
        ))}
      </div>
      {open === 'money' && (
        <AdjustDialog
          title={t('moderation.adjust.move')}
          bookingId={id}
          kinds={BOOKING_ADJUSTMENT_KINDS}
          onClose={close}
        />
      )}
      {open === 'times' && <MoveDialog booking={booking} onClose={close} />}
      {open === 'rebook' && <RebookDialog booking={booking} onClose={close} />}
      {open === 'cancel' && <CancelForDialog booking={booking} onClose={close} />}
      {open === 'complete' && <CompleteDialog booking={booking} onClose={close} />}
    </Card>
  )
}

/** Whether its lender left the renter without it. */
const isLetDown = ({ status, status_reason }: BookingFile): boolean =>
  status === 'declined' ||
  (status === 'cancelled' && (status_reason === 'cancelled_by_owner' || status_reason === 'no_show'))
