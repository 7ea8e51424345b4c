import { useState } from 'react'
import { isReason, ReasonField } from '../../entities/adjustment/reason-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { BookingFile } from './use-booking-file.ts'
import { useIntervention } from './use-intervention.ts'

/** Completes a returned rental without waiting for reports. */
export function CompleteDialog({ booking, onClose }: { booking: BookingFile; onClose: () => void }) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const complete = useIntervention('complete-booking-early')
  function send() {
    setTried(true)
    if (!isReason(reason)) return
    complete.mutate(
      { id: booking.id, version: booking.version, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: t('moderation.adjust.done'), tone: 'good' })
          onClose()
        },
      },
    )
  }
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('moderation.adjust.complete')}
      action={t('moderation.adjust.complete')}
      busy={complete.isPending}
      onAction={send}
    >
      <div className="grid gap-4">
        <p>{t('moderation.adjust.complete-text')}</p>
        <ReasonField value={reason} onChange={setReason} isTried={isTried} />
        {complete.error && (
          <Notice tone="bad" live>
            {errorMessage(complete.error, t)}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}
