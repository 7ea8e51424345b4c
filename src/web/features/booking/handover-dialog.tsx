import { type FormEvent, useId, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, sentenceFor } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Booking, Side } from './booking.ts'
import { useBookingAction } from './use-booking-action.ts'

interface HandoverDialogProps {
  booking: Booking
  side: Side
  kind: 'pick-up' | 'return'
  /** The digits that the lender's camera has read, if it has. */
  code: string
  onClose: () => void
}

/** The item changes hands: the renter's code where the lender hands it out, and what this side states about it. */
export function HandoverDialog({ booking, side, kind, code: scanned, onClose }: HandoverDialogProps) {
  const t = useTranslate()
  const form = useId()
  const [code, setCode] = useState(scanned)
  const [isComplete, setComplete] = useState(true)
  const [isUndamaged, setUndamaged] = useState(true)
  const [note, setNote] = useState('')
  const handOver = useBookingAction(booking, kind)
  const wantsCode = kind === 'pick-up' && side === 'owner'
  const error = handOver.error ? sentenceFor(handOver.error, t) : undefined
  const isCodeWrong = handOver.error !== null && codeOf(handOver.error) === 'HANDOVER_CODE_WRONG'

  function submit(event: FormEvent) {
    event.preventDefault()
    handOver.mutate(
      { isComplete, isUndamaged, note: note.trim(), ...(wantsCode && { code: code.replace(/\s/g, '') }) },
      {
        onSuccess: () => {
          void toast({ title: t(`handover.done.${kind}`), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      locked={handOver.isPending}
      title={t(`handover.${kind}.${side}`)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={form} busy={handOver.isPending}>
            {t('handover.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-3">
        <p>{t(`handover.${kind}.${side}.text`)}</p>
        {wantsCode && (
          <TextField
            label={t('handover.code')}
            hint={t('handover.code.hint')}
            error={isCodeWrong ? error : undefined}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="off"
            pattern="\s*\d{3}\s?\d{3}\s*"
            required
            data-autofocus
          />
        )}
        <Checkbox
          label={t('handover.complete')}
          checked={isComplete}
          onChange={(event) => setComplete(event.target.checked)}
        />
        <Checkbox
          label={t('handover.undamaged')}
          checked={isUndamaged}
          onChange={(event) => setUndamaged(event.target.checked)}
        />
        <TextArea
          label={t('handover.note')}
          hint={t('handover.note.hint')}
          optional
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {error && !isCodeWrong && <Notice tone="bad">{error}</Notice>}
      </form>
    </Dialog>
  )
}
