import { type FormEvent, useId, useState } from 'react'
import type { AdjustmentKind } from '#domain/money/adjustment.ts'
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
import { useAdjustment, useAdjustmentPreview } from './use-adjustment.ts'

interface AdjustDialogProps {
  title: string
  bookingId: string
  /** What can be done; of several one is chosen. */
  kinds: readonly [AdjustmentKind, ...AdjustmentKind[]]
  /** What the field holds at first. */
  firstCents?: number
  /** Whose commission is taken back. */
  affiliateId?: string
  onClose: () => void
}

/** Moves money of a booking by hand: what, how much and why, with every account that it moves shown before. */
export function AdjustDialog({
  title,
  bookingId,
  kinds,
  firstCents,
  affiliateId,
  onClose,
}: AdjustDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const form = useId()
  // The same for every click, so that a second one moves nothing.
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<AdjustmentKind>(kinds[0])
  const [cents, setCents] = useState<number | null>(firstCents ?? null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const preview = useAdjustmentPreview({ bookingId, kind, cents: cents || 0, affiliateId })
  const propose = useAdjustment('propose-adjustment')
  const { maxCents = 0, needsTwo = false } = preview.data ?? {}
  const isAmount = cents !== null && cents > 0 && cents <= maxCents
  const max = format.money(maxCents)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isAmount || !isReason(reason)) return
    propose.mutate(
      { id, bookingId, kind, cents, affiliateId, reason: reason.trim() },
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
      title={title}
      action={t(needsTwo ? 'moderation.adjust.propose' : 'moderation.adjust.confirm')}
      busy={propose.isPending}
      disabled={preview.isSuccess && maxCents === 0}
      form={form}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        {kinds.length > 1 && (
          <Select
            label={t('moderation.adjust.kind')}
            value={kind}
            onChange={({ target }) => setKind(target.value as AdjustmentKind)}
            options={kinds.map((value) => ({ value, label: t(`moderation.adjust.kind.${value}`) }))}
          />
        )}
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
        {propose.error && (
          <Notice tone="bad" live>
            {errorMessage(propose.error, t)}
          </Notice>
        )}
      </form>
    </ActionDialog>
  )
}
