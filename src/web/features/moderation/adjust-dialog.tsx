import { type FormEvent, useId, useState } from 'react'
import { ADJUSTMENT_KINDS, type AdjustmentKind } from '#domain/money/adjustment.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { AdjustmentPreviewTable } from './adjustment-preview-table.tsx'
import { isReason, ReasonField } from './reason-field.tsx'
import type { BookingFile } from './use-booking-file.ts'
import { useAdjustmentPreview, useIntervention } from './use-intervention.ts'

/** Moves money of a booking by hand: what, how much and why, with every account that it moves shown before. */
export function AdjustDialog({ booking, onClose }: { booking: BookingFile; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const form = useId()
  // The same for every click, so that a second one moves nothing.
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<AdjustmentKind>('refund')
  const [cents, setCents] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const preview = useAdjustmentPreview(booking.id, kind, cents || 0)
  const propose = useIntervention('propose-adjustment')
  const { maxCents = 0, needsTwo = false } = preview.data ?? {}
  const isAmount = cents !== null && cents > 0 && cents <= maxCents
  const max = format.money(maxCents)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isAmount || !isReason(reason)) return
    propose.mutate(
      { id, bookingId: booking.id, kind, cents, reason: reason.trim() },
      {
        onSuccess: ({ status }) => {
          toast({ title: t(`moderation.adjust.${status === 'done' ? 'done' : 'proposed'}`), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={t('moderation.adjust.move')}
      action={t(needsTwo ? 'moderation.adjust.propose' : 'moderation.adjust.confirm')}
      busy={propose.isPending}
      disabled={preview.isSuccess && maxCents === 0}
      form={form}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <Select
          label={t('moderation.adjust.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as AdjustmentKind)}
          options={ADJUSTMENT_KINDS.map((value) => ({ value, label: t(`moderation.adjust.kind.${value}`) }))}
        />
        {preview.isSuccess && maxCents === 0 ? (
          <Notice tone="caution">{t('moderation.adjust.nothing')}</Notice>
        ) : (
          <>
            <AmountField
              label={t('moderation.adjust.amount')}
              hint={preview.data && t('moderation.adjust.max', { max })}
              cents={cents}
              onChange={setCents}
              error={isTried && !isAmount ? t('moderation.adjust.wrong', { max }) : undefined}
            />
            <ReasonField value={reason} onChange={setReason} isTried={isTried} />
            <AdjustmentPreviewTable query={preview} isAmount={isAmount} />
            {needsTwo && isAmount && <Notice tone="notice">{t('moderation.adjust.two')}</Notice>}
          </>
        )}
        {propose.error && <Notice tone="bad">{errorMessage(propose.error, t)}</Notice>}
      </form>
    </ActionDialog>
  )
}
