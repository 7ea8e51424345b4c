import { useState } from 'react'
import { agreedCents, CLAIM_LIFECYCLE } from '#domain/claim/lifecycle.ts'
import { allowedTransitions } from '#domain/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useOwnAppeal } from '../../lib/use-own-appeal.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AnswerDialog, type AnswerKind } from './answer-dialog.tsx'
import type { Claim, Party } from './claim.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DecideDialog } from './decide-dialog.tsx'

type Open = AnswerKind | 'accept' | 'withdraw' | 'decide' | undefined

const ANSWERS: readonly AnswerKind[] = ['counter', 'dispute', 'appeal']

/** This person's actions on the claim now, or the party that has to act next. */
export function ClaimActions({ claim, party }: { claim: Claim; party: Party | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const [open, setOpen] = useState<Open>()
  // The people of a claim do not decide on it, whatever their roles.
  const roles = party
    ? [party, 'owner']
    : (user?.roles ?? []).flatMap((role) =>
        role === 'admin' ? ['admin', 'moderator'] : role === 'moderator' ? ['moderator'] : [],
      )
  const allowed = allowedTransitions(CLAIM_LIFECYCLE, claim.status, roles)
  const { data: own } = useOwnAppeal(claim.id, claim.status === 'appealed' && allowed.includes('decide'))
  const close = () => setOpen(undefined)
  const agreed = format.money(
    agreedCents(claim.status, {
      amountCents: claim.amount_cents,
      offerCents: claim.offer_cents,
      awardCents: claim.award_cents,
    }),
  )
  return (
    <section aria-label={t('claims.actions')} className="mt-5 grid gap-3">
      <p className="max-w-prose">{t(waitKey(claim, party), { amount: agreed, when: dueText() })}</p>
      {own?.other_admins && <Notice>{t('claims.decide.own')}</Notice>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {allowed.includes('accept') && (
          <Button onClick={() => setOpen('accept')}>{t('claims.accept', { amount: agreed })}</Button>
        )}
        {allowed.includes('decide') && !own?.other_admins && (
          <Button onClick={() => setOpen('decide')}>{t('claims.decide')}</Button>
        )}
        {ANSWERS.map(
          (answer) =>
            allowed.includes(answer) && (
              <Button key={answer} variant="secondary" onClick={() => setOpen(answer)}>
                {t(`claims.${answer}`)}
              </Button>
            ),
        )}
        {allowed.includes('withdraw') && (
          <Button variant="quiet" onClick={() => setOpen('withdraw')}>
            {t('claims.withdraw')}
          </Button>
        )}
      </div>
      {(open === 'accept' || open === 'withdraw') && (
        <ConfirmDialog claim={claim} action={open} amount={agreed} onClose={close} />
      )}
      {(open === 'counter' || open === 'dispute' || open === 'appeal') && (
        <AnswerDialog claim={claim} kind={open} onClose={close} />
      )}
      {open === 'decide' && <DecideDialog claim={claim} isOwn={Boolean(own)} onClose={close} />}
    </section>
  )

  function dueText(): string {
    return claim.due_at ? format.date(claim.due_at, 'date-time', claim.booking.time_zone) : ''
  }
}

/** The sentence that tells this person who has to act next. */
function waitKey({ status }: Claim, party: Party | undefined) {
  if (status === 'open' || status === 'countered') return `claims.turn.${status}.${party ?? 'other'}` as const
  return `claims.turn.${status}` as const
}
