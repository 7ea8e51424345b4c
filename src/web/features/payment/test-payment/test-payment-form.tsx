import { useState } from 'react'
import type { ConfirmedPayment } from '#contract/checkout.ts'
import { callFunction } from '../../../lib/call-function.ts'
import { codeOf } from '../../../lib/errors.ts'
import type { PaymentFormProps } from '../payment-forms.ts'
import { CardForm, type TypedCard } from './card-form.tsx'
import { Challenge } from './challenge.tsx'

/** The form of the test provider: a card, and the bank's question where the card asks for one. */
export default function TestPaymentForm({ payment, onBusy, onAuthorised, onLapsed }: PaymentFormProps) {
  const { clientSecret, amountCents } = payment
  const [step, setStep] = useState(payment.paymentStatus === 'requires_action' ? 'challenge' : 'card')
  const [card, setCard] = useState<TypedCard>()
  const [busy, setBusy] = useState<'card' | 'approve' | 'reject'>()
  const [error, setError] = useState<unknown>()

  async function ask(what: 'card' | 'approve' | 'reject', work: () => Promise<ConfirmedPayment>) {
    if (busy) return
    setBusy(what)
    onBusy(true)
    setError(undefined)
    try {
      const { paymentStatus } = await work()
      if (paymentStatus === 'authorised') return onAuthorised()
      setStep('challenge')
    } catch (failure) {
      if (codeOf(failure) === 'HOLD_EXPIRED') return onLapsed()
      setError(failure)
      setStep(codeOf(failure).startsWith('PAYMENT_') ? 'card' : step)
    } finally {
      setBusy(undefined)
      onBusy(false)
    }
  }

  const answer = (approve: boolean) =>
    ask(approve ? 'approve' : 'reject', () =>
      callFunction<ConfirmedPayment>('answer-test-challenge', { clientSecret, approve }),
    )
  const pay = (typed: TypedCard) => {
    setCard(typed)
    return ask('card', () =>
      callFunction<ConfirmedPayment>('confirm-test-payment', { clientSecret, card: typed }),
    )
  }

  if (step === 'challenge')
    return (
      <Challenge
        amountCents={amountCents}
        lastFour={card?.number.slice(-4)}
        busy={busy === 'card' ? undefined : busy}
        error={error}
        onAnswer={answer}
      />
    )
  return <CardForm amountCents={amountCents} busy={busy !== undefined} error={error} onPay={pay} />
}
