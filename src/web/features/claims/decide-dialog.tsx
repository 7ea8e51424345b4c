import { type FormEvent, useId, useState } from 'react'
import { rule } from '#domain/settings/rules.ts'
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

/** Splits the claimed amount between the two sides, with a reason that both read. */
export function DecideDialog({ claim, onClose }: { claim: Claim; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const form = useId()
  const [award, setAward] = useState<number | null>(claim.award_cents ?? claim.offer_cents)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const decide = useClaimAction(claim, 'decide')
  const isAward = award !== null && !Number.isNaN(award) && award <= claim.amount_cents
  const max = format.money(claim.amount_cents)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isAward || !reason.trim()) return
    decide.mutate(
      { awardCents: award, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: t('claims.decided'), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={t('claims.decide')}
      action={t('claims.decide.confirm')}
      busy={decide.isPending}
      form={form}
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <p>
          {claim.status === 'appealed'
            ? t('claims.decide.final')
            : t('claims.decide.text', { count: rule('claimAppealDays') })}
        </p>
        <AmountField
          label={t('claims.decide.award', {
            name: claim.claimant?.first_name || t('claims.party.claimant'),
          })}
          hint={t('claims.decide.award-hint', { max })}
          cents={award}
          onChange={setAward}
          error={isTried && !isAward ? t('claims.decide.wrong', { max }) : undefined}
        />
        {isAward && (
          <p className="tabular text-sm text-ink-soft">
            {t('claims.decide.split', {
              name: claim.respondent?.first_name || t('claims.party.respondent'),
              amount: format.money(claim.amount_cents - award),
            })}
          </p>
        )}
        <TextArea
          label={t('claims.decide.reason')}
          hint={t('claims.decide.reason-hint')}
          required
          maxLength={3000}
          error={isTried && !reason.trim() ? t('claims.decide.reason-missing') : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {decide.error && <Notice tone="bad">{errorMessage(decide.error, t)}</Notice>}
      </form>
    </ActionDialog>
  )
}
