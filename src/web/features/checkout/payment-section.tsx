import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import type { PaymentEntry, PaymentEntryProps } from '../../entities/payment/payment-entry.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangedTerms } from './changed-terms.tsx'
import type { Checkout } from './load-checkout.ts'
import type { PricedLine } from './order-sums.tsx'
import type { PayState } from './pay-state.ts'
import { SavedCardChoice } from './saved-card-choice.tsx'

interface PaymentSectionProps {
  /** A card is asked for once the renter is signed in. */
  isOpen: boolean
  lines: readonly PricedLine[]
  payment: Checkout['payment']
  amountCents: number
  /** Otherwise a card is typed. */
  savedCardId: string | undefined
  onChoose: (card: string) => void
  isToBeSaved: boolean
  onSave: (isToBeSaved: boolean) => void
  state: PayState
  onRetry: () => void
  /** Buttons of the wallets that this device has, if any. */
  wallets: ReactNode
  form: (slot: PaymentEntryProps) => ReactNode
  entry: Ref<PaymentEntry>
  onSubmit: () => void
}

/** What pays: a wallet, a saved card, or the provider's form in its place; and the bank's answer. */
export function PaymentSection(props: PaymentSectionProps) {
  const { isOpen, payment, amountCents, savedCardId, isToBeSaved, state, entry } = props
  const t = useTranslate()
  const busy = state.step === 'asking' || state.step === 'booking'
  return (
    <Card as="section" aria-labelledby="checkout-payment" className="grid gap-5">
      <h2 id="checkout-payment" className="text-xl">
        {t('checkout.payment')}
      </h2>
      <Problem state={state} lines={props.lines} onRetry={props.onRetry} />
      {!isOpen && <p className="text-ink-soft">{t('checkout.payment.later')}</p>}
      {isOpen && props.wallets}
      {isOpen && payment.cards.length > 0 && (
        <SavedCardChoice cards={payment.cards} value={savedCardId ?? 'other'} onChange={props.onChoose} />
      )}
      {isOpen &&
        props.form({
          provider: payment.provider,
          amountCents,
          hasFields: savedCardId === undefined,
          entry,
          onSubmit: props.onSubmit,
        })}
      {isOpen && savedCardId === undefined && (
        <Checkbox
          label={t('checkout.saved-cards.save')}
          hint={t('checkout.saved-cards.save-text')}
          checked={isToBeSaved}
          disabled={busy}
          onChange={(event) => props.onSave(event.target.checked)}
        />
      )}
    </Card>
  )
}

/** The error, read out and scrolled into view; once a payment is authorised, with a button to try again. */
function Problem({ state, lines, onRetry }: Pick<PaymentSectionProps, 'state' | 'lines' | 'onRetry'>) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const problem = 'problem' in state ? state.problem : undefined
  useEffect(() => {
    if (problem === undefined) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  if (problem === undefined) return null
  const sentence = errorMessage(problem, t)
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4">
      {state.step === 'stuck' ? (
        <>
          <Notice tone="notice" live title={sentence}>
            {t('checkout.pay.stuck')}
          </Notice>
          <Button wide onClick={onRetry}>
            {t('ui.retry')}
          </Button>
        </>
      ) : (
        <Notice tone="bad" live>
          {sentence}
          <ChangedTerms problem={problem} lines={lines} />
        </Notice>
      )}
    </div>
  )
}
