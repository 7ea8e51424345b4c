import { type ReactNode, useState } from 'react'
import type { CompletedCheckout, StartedPayment } from '#contract/checkout.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, sentenceFor } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { completeCheckout } from './complete-checkout.ts'

/** What the provider's form needs; it comes from outside. */
export interface PaymentSlot {
  payment: StartedPayment & { clientSecret: string }
  onBusy: (busy: boolean) => void
  onAuthorised: () => void
  onLapsed: () => void
}

interface PaymentDialogProps {
  payment: StartedPayment | undefined
  form: (slot: PaymentSlot) => ReactNode
  onClose: () => void
  onPaid: (completed: CompletedCheckout) => void
  onLapsed: () => void
  onGone: () => void
}

/** The provider's form, then the booking. Once money is promised it is not left before it is known what came of it. */
export function PaymentDialog({ payment, form, onClose, onPaid, onLapsed, onGone }: PaymentDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const [busy, setBusy] = useState(false)
  const [step, setStep] = useState<'form' | 'booking' | 'stuck'>('form')
  const [error, setError] = useState<unknown>()
  const [saveCard, setSaveCard] = useState(false)
  const locked = busy || step === 'booking'

  async function book(orderId: string) {
    setStep('booking')
    try {
      onPaid(await completeCheckout(orderId, saveCard))
    } catch (failure) {
      const code = codeOf(failure)
      if (code === 'DATES_GONE_PAYMENT_VOIDED') return onGone()
      if (code === 'HOLD_EXPIRED') return onLapsed()
      setError(failure)
      // A refused card can be followed by another one; everything else is asked again.
      setStep(code.startsWith('PAYMENT_') && code !== 'PAYMENT_PROVIDER_DOWN' ? 'form' : 'stuck')
    }
  }

  /** Why the bank did not take the saved card that was tried first. */
  function savedCardProblem(started: StartedPayment | undefined): string | undefined {
    return started?.failure && t.optional(`errors.${started.failure}`)
  }

  function close() {
    setError(undefined)
    setStep('form')
    onClose()
  }

  const problem = error !== undefined ? sentenceFor(error, t) : savedCardProblem(payment)
  return (
    <Dialog
      open={payment !== undefined}
      onClose={close}
      locked={locked}
      size="small"
      title={payment ? t('checkout.pay.title', { amount: format.money(payment.amountCents) }) : ''}
    >
      {payment?.clientSecret && step === 'form' && (
        <>
          {problem && (
            <div className="mb-5">
              <Notice tone="bad" live>
                {problem}
              </Notice>
            </div>
          )}
          {form({
            payment: { ...payment, clientSecret: payment.clientSecret },
            onBusy: setBusy,
            onAuthorised: () => void book(payment.orderId),
            onLapsed,
          })}
          {payment.paymentStatus === 'open' && (
            <div className="mt-3">
              <Checkbox
                label={t('checkout.saved-cards.save')}
                hint={t('checkout.saved-cards.save-text')}
                checked={saveCard}
                disabled={busy}
                onChange={(event) => setSaveCard(event.target.checked)}
              />
            </div>
          )}
        </>
      )}
      {step === 'booking' && (
        <div role="status" className="grid justify-items-center gap-4 py-12 text-center">
          <Spinner />
          <p className="font-semibold">{t('checkout.pay.booking')}</p>
          <p className="text-sm text-ink-soft">{t('checkout.pay.booking-text')}</p>
        </div>
      )}
      {payment && step === 'stuck' && (
        <div className="grid gap-4">
          <Notice tone="notice" live title={sentenceFor(error, t)}>
            {t('checkout.pay.stuck')}
          </Notice>
          <Button wide onClick={() => book(payment.orderId)}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
