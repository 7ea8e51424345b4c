import { type FormEvent, useId, useState } from 'react'
import type { ReportedKind } from '#domain/claim/claim-window.ts'
import { rule } from '#domain/settings/rules.ts'
import { EvidenceField } from '../../entities/photo/evidence-field.tsx'
import { useEvidence } from '../../entities/photo/use-evidence.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useOpenClaim } from './use-claims.ts'

interface ReportDialogProps {
  bookingId: string
  /** The most that may be claimed for a kind, in cents. */
  maxCentsOf: (kind: ReportedKind) => number
  /** Whether there are claims on the rental already. */
  isFurther: boolean
  /** The problems that can be reported now, never empty. */
  kinds: readonly ReportedKind[]
  onClose: () => void
}

/** The form to report a problem with a rental: description, amount, photos. */
export function ReportDialog({ bookingId, maxCentsOf, isFurther, kinds, onClose }: ReportDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const form = useId()
  const [kind, setKind] = useState<ReportedKind>(kinds[0]!)
  const maxCents = maxCentsOf(kind)
  const [cents, setCents] = useState<number | null>(kind === 'no_show' ? maxCents : null)
  const [description, setDescription] = useState('')
  const [isTried, setTried] = useState(false)
  const evidence = useEvidence('claims', bookingId)
  const report = useOpenClaim()
  const isAmount = cents !== null && !Number.isNaN(cents) && cents > 0
  const isTooHigh = isAmount && cents > maxCents

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isAmount || isTooHigh || !description.trim() || evidence.isUploading) return
    report.mutate(
      {
        bookingId,
        kind,
        amountCents: cents,
        description: description.trim(),
        photos: evidence.paths,
      },
      {
        onSuccess: () => {
          toast({ title: t('claims.reported'), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={t('claims.report')}
      action={t('claims.report.send')}
      busy={report.isPending}
      form={form}
      disabled={evidence.isUploading}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <RadioCards
          legend={t('claims.report.what')}
          name="kind"
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({
            value,
            label: t(`claims.kind.${value}`),
            text: t(`claims.kind-text.${value}`),
          }))}
        />
        <TextArea
          label={t('claims.description')}
          hint={t('claims.description.hint')}
          maxLength={3000}
          required
          error={isTried && !description.trim() ? t('claims.description.missing') : undefined}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <AmountField
          label={t('claims.amount')}
          hint={t(hintOf(kind, isFurther), { max: format.money(maxCents) })}
          cents={cents}
          onChange={setCents}
          error={
            isTooHigh
              ? t('claims.amount.too-high', { max: format.money(maxCents) })
              : isTried && !isAmount
                ? t('claims.amount.missing')
                : undefined
          }
        />
        <EvidenceField evidence={evidence} />
        <p className="text-sm text-ink-soft">
          {t('claims.report.next', { count: rule('claimAnswerHours') })}
        </p>
        {report.error && (
          <Notice tone="bad" live>
            {errorMessage(report.error, t)}
          </Notice>
        )}
      </form>
    </ActionDialog>
  )
}

const hintOf = (kind: ReportedKind, isFurther: boolean) => {
  if (kind === 'no_show') return 'claims.amount.price'
  return isFurther ? 'claims.amount.rest' : 'claims.amount.hint'
}
