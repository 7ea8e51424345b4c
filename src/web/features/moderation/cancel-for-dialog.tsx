import { useState } from 'react'
import { refundOf } from '#domain/booking/cancellation.ts'
import { isReason, ReasonField } from '../../entities/adjustment/reason-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import type { BookingFile } from './use-booking-file.ts'
import { useIntervention } from './use-intervention.ts'

type Side = 'renter' | 'owner'

/** Calls a rental off on behalf of one side, under the rules that hold for that side. */
export function CancelForDialog({ booking, onClose }: { booking: BookingFile; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const sides: Side[] = booking.status === 'requested' ? ['renter'] : ['renter', 'owner']
  const [side, setSide] = useState<Side>('renter')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const cancel = useIntervention('cancel-booking-for')
  const { refundCents } = refundOf({
    refunds: booking.terms.refunds,
    by: side,
    isConfirmed: booking.status !== 'requested',
    rentalCents: booking.rental_cents,
    deliveryCents: booking.delivery_cents,
    topUpCents: booking.top_up_cents,
    bookedAt: Date.parse(booking.created_at),
    start: Date.parse(booking.start_date),
    now: openedAt,
  })
  function send() {
    setTried(true)
    if (!isReason(reason)) return
    const { id, version } = booking
    cancel.mutate(
      { id, version, side, reason: reason.trim(), expectedRefundCents: refundCents },
      {
        onSuccess: () => {
          toast({ title: t('moderation.adjust.done'), tone: 'good' })
          onClose()
        },
      },
    )
  }
  const due = booking.total_cents - booking.top_up_cents
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('moderation.adjust.cancel-for')}
      action={t('moderation.adjust.cancel-confirm')}
      keep={t('moderation.adjust.keep')}
      busy={cancel.isPending}
      danger
      onAction={send}
    >
      <div className="grid gap-4">
        <Select
          label={t('moderation.adjust.side')}
          value={side}
          onChange={({ target }) => setSide(target.value as Side)}
          options={sides.map((value) => ({
            value,
            label: t(`moderation.adjust.side.${value}`, {
              name: booking[value]?.name || t('moderation.nameless'),
            }),
          }))}
        />
        <p>
          {t('moderation.adjust.cancel-text', {
            amount: format.money(refundCents),
            total: format.money(due),
          })}
        </p>
        <ReasonField value={reason} onChange={setReason} isTried={isTried} />
        {cancel.error && (
          <Notice tone="bad" live>
            {errorMessage(cancel.error, t)}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}
