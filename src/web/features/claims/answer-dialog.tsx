import { type FormEvent, useId, useState } from 'react'
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
import { TextArea } from '../../ui/text-area.tsx'
import type { Claim } from './claim.ts'
import { useClaimAction } from './use-claims.ts'

export type AnswerKind = 'counter' | 'dispute' | 'appeal'

/** An answer in words, with photos, and an amount where one is offered. */
export function AnswerDialog({
  claim,
  kind,
  onClose,
}: {
  claim: Claim
  kind: AnswerKind
  onClose: () => void
}) {
  const t = useTranslate()
  const format = useFormat()
  const form = useId()
  const [offer, setOffer] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const [isTried, setTried] = useState(false)
  const evidence = useEvidence('claims', claim.booking_id)
  const answer = useClaimAction(claim, kind)
  const max = format.money(claim.amount_cents)
  const isOffer = offer !== null && !Number.isNaN(offer) && offer > 0 && offer < claim.amount_cents
  const needsMessage = kind === 'appeal'

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (evidence.isUploading || (kind === 'counter' && !isOffer) || (needsMessage && !message.trim())) return
    answer.mutate(
      { message: message.trim(), photos: evidence.paths, ...(kind === 'counter' && { offerCents: offer }) },
      {
        onSuccess: () => {
          toast({ title: t('claims.answered'), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={t(`claims.${kind}`)}
      action={t('claims.send')}
      busy={answer.isPending}
      form={form}
      disabled={evidence.isUploading}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <p>{t(`claims.${kind}.text`, { count: rule('claimAnswerHours') })}</p>
        {kind === 'counter' && (
          <AmountField
            label={t('claims.counter.amount')}
            hint={t('claims.counter.hint', { max })}
            cents={offer}
            onChange={setOffer}
            error={isTried && !isOffer ? t('claims.counter.wrong', { max }) : undefined}
          />
        )}
        <TextArea
          label={t('claims.message')}
          optional={!needsMessage}
          required={needsMessage}
          error={isTried && needsMessage && !message.trim() ? t('claims.message.missing') : undefined}
          maxLength={3000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <EvidenceField evidence={evidence} />
        {answer.error && (
          <Notice tone="bad" live>
            {errorMessage(answer.error, t)}
          </Notice>
        )}
      </form>
    </ActionDialog>
  )
}
