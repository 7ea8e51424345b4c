import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Booking } from './booking.ts'
import { useBookingAction } from './use-booking-action.ts'

/** The lender says no, in words of their own if they like. */
export function DeclineDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const decline = useBookingAction(booking, 'decline')
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('handover.decline.title')}
      action={t('handover.decline')}
      busy={decline.isPending}
      danger
      onAction={() =>
        decline.mutate(message.trim() ? { message: message.trim() } : {}, {
          onSuccess: () => void toast({ title: t('handover.declined'), tone: 'good' }),
          onError: (error) => void toast(errorToast(error, t)),
          onSettled: onClose,
        })
      }
    >
      <p className="mb-4">{t('handover.decline.text')}</p>
      <TextArea
        label={t('handover.message')}
        optional
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </ActionDialog>
  )
}
