import { type FormEvent, useId, useState } from 'react'
import { suggestedAward } from '#domain/claim/suggested-award.ts'
import { rule } from '#domain/settings/rules.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Claim } from './claim.ts'
import { ReasonTemplates } from './reason-templates.tsx'
import { useClaimAction } from './use-claims.ts'

interface DecideDialogProps {
  claim: Claim
  /** It is an appeal against this person's own decision, and nobody else could decide. */
  isOwn: boolean
  onClose: () => void
}

/** Splits the claimed amount between the two sides, with a reason that both read. */
export function DecideDialog({ claim, isOwn, onClose }: DecideDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const form = useId()
  const [award, setAward] = useState<number | null>(claim.award_cents ?? claim.offer_cents)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  /** Fields take an amount or words that were not typed when they are made anew. */
  const [taken, setTaken] = useState(0)
  const suggested = suggestionFor(claim)
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
        {isOwn && <Notice>{t('claims.decide.own-alone')}</Notice>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-sunken px-4 py-3 text-sm">
          <span className="min-w-0 grow basis-48">
            {t('claims.suggestion', { amount: format.money(suggested.cents) })}{' '}
            <span className="text-ink-soft">{t(`claims.suggestion.${suggested.rule}`)}</span>
          </span>
          <Button
            type="button"
            variant="secondary"
            size="small"
            onClick={() => {
              setAward(suggested.cents)
              setTaken((times) => times + 1)
            }}
          >
            {t('claims.suggestion.take')}
          </Button>
        </p>
        <AmountField
          key={taken}
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
        <ReasonTemplates
          onChoose={(sentence) => setReason((words) => [words.trim(), sentence].filter(Boolean).join(' '))}
        />
        <TextArea
          label={t('claims.decide.reason')}
          hint={t('claims.decide.reason-hint')}
          required
          maxLength={3000}
          error={isTried && !reason.trim() ? t('claims.decide.reason-missing') : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {decide.error && (
          <Notice tone="bad" live>
            {errorMessage(decide.error, t)}
          </Notice>
        )}
      </form>
    </ActionDialog>
  )
}

/** What the statements at the handovers alone suggest. */
const suggestionFor = ({ kind, amount_cents, offer_cents, calculation, booking }: Claim) =>
  suggestedAward({
    kind,
    amountCents: amount_cents,
    offerCents: offer_cents,
    feeCents: calculation?.feeCents ?? null,
    statements: booking.handovers,
  })
