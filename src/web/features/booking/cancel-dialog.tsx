import { useState } from 'react'
import { refundOf } from '#domain/booking/cancellation.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Booking, Side } from './booking.ts'
import { useBookingAction } from './use-booking-action.ts'
import { useMinute } from './use-minute.ts'

interface CancelDialogProps {
  booking: Booking
  side: Side
  onClose: () => void
}

/** Calls a rental off, after saying what the renter gets back, where and until when. */
export function CancelDialog({ booking, side, onClose }: CancelDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const now = useMinute()
  const [message, setMessage] = useState('')
  const cancel = useBookingAction(booking, 'cancel')
  const isCharged = booking.captured_cents !== null
  const { refundCents, until } = refundOf({
    refunds: booking.terms.refunds,
    by: side,
    isConfirmed: booking.status !== 'requested',
    rentalCents: booking.rental_cents,
    deliveryCents: booking.delivery_cents,
    topUpCents: booking.top_up_cents,
    bookedAt: Date.parse(booking.created_at),
    start: Date.parse(booking.start_date),
    now,
  })
  const amounts = { amount: format.money(refundCents), total: format.money(booking.due_cents) }
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('handover.cancel.title')}
      action={t('handover.cancel')}
      keep={t('handover.cancel.keep')}
      busy={cancel.isPending}
      danger
      onAction={() =>
        cancel.mutate(
          { expectedRefundCents: refundCents, ...(message.trim() && { message: message.trim() }) },
          {
            onSuccess: () => void toast({ title: t('handover.cancelled'), tone: 'good' }),
            onError: (error) => void toast(errorToast(error, t)),
            onSettled: onClose,
          },
        )
      }
    >
      <p className="font-semibold">
        {t(`handover.cancel.${side}.${isCharged ? 'refund' : 'released'}`, amounts)}
      </p>
      {side === 'renter' && (
        <p className="mt-1 text-sm text-ink-soft">
          {t(`rentals.policy.${booking.cancellation_policy}`, refundWords(booking.terms.refunds, t.language))}
          {isCharged && refundCents > 0 && ` ${t('handover.cancel.days')}`}
        </p>
      )}
      {until !== null && refundCents > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('handover.cancel.until', {
            when: format.date(new Date(until).toISOString(), 'date-time', booking.time_zone),
          })}
        </p>
      )}
      <TextArea
        className="mt-4"
        label={t('handover.message')}
        optional
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ActionDialog>
  )
}
