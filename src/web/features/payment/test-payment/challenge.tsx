import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { brand } from '#contract/brand.ts'
import type { ConfirmedPayment } from '#contract/checkout.ts'
import type { Confirmation, OpenPayment } from '../../../entities/payment/payment-entry.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { callFunction } from '../../../lib/call-function.ts'
import { codeOf, errorMessage } from '../../../lib/errors.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface ChallengeProps {
  payment: OpenPayment
  lastFour: string | undefined
  answered: (confirmation: Confirmation) => void
}

/** Errors after which the question is still open and can be answered again. */
const PASSING = ['NETWORK', 'TIMEOUT', 'SERVICE_UNAVAILABLE', 'UNEXPECTED']

/** The bank asks whether it is really the payer: what stands in for the bank's own page. */
export function Challenge({ payment, lastFour, answered }: ChallengeProps) {
  const t = useTranslate()
  const format = useFormat()
  const [busy, setBusy] = useState<'approve' | 'reject'>()
  const [error, setError] = useState<unknown>()

  async function answer(approve: boolean) {
    setBusy(approve ? 'approve' : 'reject')
    setError(undefined)
    try {
      const [clientSecret] = payment.clientSecrets
      await callFunction<ConfirmedPayment>('answer-test-challenge', { clientSecret, approve })
      answered({ ok: true })
    } catch (failure) {
      setBusy(undefined)
      if (PASSING.includes(codeOf(failure))) return setError(failure)
      answered({ ok: false, code: codeOf(failure) })
    }
  }

  return (
    <Dialog open locked onClose={() => {}} size="small" title={t('checkout.challenge.title')}>
      <div className="grid gap-5">
        <p className="flex items-center gap-3 rounded-card bg-tint-sky p-4 text-sm text-ink">
          <ShieldCheck aria-hidden size={28} className="shrink-0" />
          {t('checkout.challenge.text')}
        </p>
        {error !== undefined && (
          <Notice tone="bad" live>
            {errorMessage(error, t)}
          </Notice>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <dt className="text-ink-soft">{t('checkout.challenge.to')}</dt>
          <dd className="text-end font-semibold">{brand.name}</dd>
          <dt className="text-ink-soft">{t('checkout.challenge.amount')}</dt>
          <dd className="tabular text-end font-semibold">{format.money(payment.amountCents)}</dd>
          {lastFour && (
            <>
              <dt className="text-ink-soft">{t('checkout.challenge.card')}</dt>
              <dd className="tabular text-end font-semibold">{`•••• ${lastFour}`}</dd>
            </>
          )}
        </dl>
        <div className="grid gap-3">
          <Button
            size="large"
            wide
            busy={busy === 'approve'}
            disabled={busy === 'reject'}
            onClick={() => void answer(true)}
          >
            {t('checkout.challenge.approve')}
          </Button>
          <Button
            variant="secondary"
            size="large"
            wide
            busy={busy === 'reject'}
            disabled={busy === 'approve'}
            onClick={() => void answer(false)}
          >
            {t('checkout.challenge.reject')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
