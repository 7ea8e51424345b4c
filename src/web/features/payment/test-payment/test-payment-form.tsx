import { type FormEvent, useImperativeHandle, useRef, useState } from 'react'
import type { ConfirmedPayment } from '#contract/checkout.ts'
import { useEarlierDetails } from '../../../entities/identity/use-earlier-details.ts'
import type { Confirmation, OpenPayment, PaymentEntryProps } from '../../../entities/payment/payment-entry.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { callFunction } from '../../../lib/call-function.ts'
import { codeOf } from '../../../lib/errors.ts'
import { CardForm } from './card-form.tsx'
import { type CardTexts, cardOf, type FieldFaults, faultsOf } from './card-texts.ts'
import { Challenge } from './challenge.tsx'

const EMPTY: CardTexts = { number: '', expiry: '', cvc: '', name: '' }

/** The form of the test provider: a card, and the bank's question where the card asks for one. */
export default function TestPaymentForm({ entry, hasFields, focusFirst, onSubmit }: PaymentEntryProps) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(EMPTY)
  // Most people pay with their own card; whose it is otherwise is typed over the name.
  useEarlierDetails(({ firstName = '', lastName = '' }) =>
    setTexts((known) => ({ ...known, name: known.name || `${firstName} ${lastName}`.trim() })),
  )
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<FieldFaults>({})
  const [question, setQuestion] = useState<Question>()

  useImperativeHandle(entry, () => ({
    async check() {
      setTried(true)
      if (Object.keys(faultsOf(texts)).length === 0) return true
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return false
    },
    async confirm(payment) {
      setRefused({})
      if (payment.paymentStatus === 'requires_action') return ask(payment, undefined)
      const card = cardOf(texts)
      try {
        const input = { clientSecret: payment.clientSecrets[0], card }
        const { paymentStatus } = await callFunction<ConfirmedPayment>('confirm-test-payment', input)
        return paymentStatus === 'authorised' ? { ok: true } : await ask(payment, card.number.slice(-4))
      } catch (error) {
        // The provider's error at a field stays until the next try.
        if (error instanceof ApiError && error.details.field === 'number') setRefused({ number: true })
        return { ok: false, code: codeOf(error) }
      }
    },
  }))

  const ask = (payment: OpenPayment, lastFour: string | undefined) =>
    new Promise<Confirmation>((resolve) => {
      const answered = (confirmation: Confirmation) => {
        setQuestion(undefined)
        resolve(confirmation)
      }
      setQuestion({ payment, lastFour, answered })
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <>
      {hasFields && (
        <CardForm
          ref={form}
          texts={texts}
          faults={{ ...(tried && faultsOf(texts)), ...refused }}
          focusFirst={focusFirst}
          onChange={(change) => setTexts((known) => ({ ...known, ...change }))}
          onSubmit={submit}
        />
      )}
      {question && <Challenge {...question} />}
    </>
  )
}

interface Question {
  payment: OpenPayment
  lastFour: string | undefined
  answered: (confirmation: Confirmation) => void
}
