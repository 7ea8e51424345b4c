import Lock from 'lucide-react/icons/lock'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/translation.tsx'
import { useLanguage, useRootData } from '../../../lib/root-data.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PaymentFormProps } from '../payment-forms.ts'
import { answerChallenges, type Confirmed, confirmAll, leadOf } from './confirm-all.ts'
import { loadStripe, type StripeAnswer, type StripeBrowser, type StripeElements } from './load-stripe.ts'

interface Opened {
  stripe: StripeBrowser
  elements: StripeElements
  lead: string
}

/** Stripe's own form in a frame of Stripe's: no digit of a card passes through this site. */
export default function StripePaymentForm({ payment, onBusy, onAuthorised }: PaymentFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const { stripeKey = '' } = useRootData().config
  const frame = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const done = useRef(onAuthorised)
  done.current = onAuthorised
  const secrets = useRef(payment.clientSecret.split(','))

  useEffect(() => {
    let isGone = false
    let destroy = () => {}
    async function open() {
      const stripe = await loadStripe(stripeKey, language)
      const challenged = await answerChallenges(stripe, secrets.current)
      if (isGone) return
      if (!challenged.ok) setProblem(problemOf(challenged.answer))
      const lead = await leadOf(stripe, secrets.current)
      if (isGone) return
      if (!lead) return done.current()
      const elements = stripe.elements({ clientSecret: lead, locale: language })
      const form = elements.create('payment')
      form.mount(frame.current!)
      destroy = () => form.destroy()
      setOpened({ stripe, elements, lead })
    }
    open().catch(() => !isGone && setProblem('errors.PAYMENT_PROVIDER_DOWN'))
    return () => {
      isGone = true
      destroy()
    }
  }, [stripeKey, language])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || !opened) return
    setBusy(true)
    onBusy(true)
    setProblem(undefined)
    try {
      conclude(await confirmAll(opened.stripe, opened.elements, opened.lead, secrets.current))
    } catch {
      setProblem('errors.PAYMENT_PROVIDER_DOWN')
    } finally {
      setBusy(false)
      onBusy(false)
    }
  }

  function conclude(confirmed: Confirmed) {
    if (confirmed.ok) onAuthorised()
    else setProblem(problemOf(confirmed.answer))
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {problem && (
        <Notice tone="bad" live>
          {t.optional(problem)}
        </Notice>
      )}
      {!opened && !problem && <Skeleton className="h-64" />}
      <div ref={frame} />
      {opened && (
        <Button type="submit" size="large" wide busy={busy}>
          {!busy && <Lock aria-hidden size={18} />}
          {busy
            ? t('checkout.card.asking')
            : t('checkout.pay.button', { amount: format.money(payment.amountCents) })}
        </Button>
      )}
    </form>
  )
}

const PROBLEMS: Record<string, string> = {
  authentication_required: 'PAYMENT_CHALLENGE_FAILED',
  payment_intent_authentication_failure: 'PAYMENT_CHALLENGE_FAILED',
  insufficient_funds: 'PAYMENT_INSUFFICIENT_FUNDS',
  expired_card: 'PAYMENT_CARD_EXPIRED',
  incorrect_cvc: 'PAYMENT_CARD_INVALID',
  incorrect_number: 'PAYMENT_CARD_INVALID',
  incomplete_number: 'PAYMENT_CARD_INVALID',
}

/** The message's key of what Stripe's script says. */
const problemOf = ({ error }: StripeAnswer): string =>
  `errors.${PROBLEMS[error?.decline_code ?? ''] ?? PROBLEMS[error?.code ?? ''] ?? 'PAYMENT_DECLINED'}`
