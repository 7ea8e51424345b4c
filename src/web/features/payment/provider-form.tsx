import Lock from 'lucide-react/icons/lock'
import { useEffect, useRef, useState } from 'react'
import { type OpenPayment, usePaymentEntry } from '../../entities/payment/payment-entry.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProviderFields } from './provider-fields.tsx'

interface ProviderFormProps {
  payment: OpenPayment
  /** The bank is being asked: the dialog must not be left by accident. */
  onBusy: (busy: boolean) => void
  /** The bank has promised the money. */
  onAuthorised: () => void
  /** The payment was given up meanwhile. */
  onLapsed: () => void
}

/** A payment on its own, with its button; where only the bank's challenge is left, it opens at once. */
export function ProviderForm({ payment, onBusy, onAuthorised, onLapsed }: ProviderFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const { entry, whenReady } = usePaymentEntry()
  const [needsCard, setNeedsCard] = useState(payment.paymentStatus !== 'requires_action')
  const [busy, setBusy] = useState(false)
  const [code, setCode] = useState<string>()
  const problem = useRef<HTMLDivElement>(null)

  async function pay(byCard: boolean) {
    if (busy) return
    setBusy(true)
    onBusy(true)
    setCode(undefined)
    const form = await whenReady()
    if (!byCard || (await form.check())) {
      const confirmation = await form.confirm(byCard ? { ...payment, paymentStatus: 'open' } : payment)
      if (confirmation.ok) onAuthorised()
      else if (confirmation.code === 'HOLD_EXPIRED') onLapsed()
      else {
        setCode(confirmation.code)
        setNeedsCard(true)
        requestAnimationFrame(() => problem.current?.focus())
      }
    }
    setBusy(false)
    onBusy(false)
  }

  const atOnce = useRef(needsCard ? undefined : pay)
  useEffect(() => {
    const ask = atOnce.current
    atOnce.current = undefined
    void ask?.(false)
  }, [])

  return (
    <div className="grid gap-5">
      {code && (
        <div ref={problem} tabIndex={-1}>
          <Notice tone="bad" live>
            {errorMessage({ code }, t)}
          </Notice>
        </div>
      )}
      <ProviderFields
        provider={payment.provider}
        amountCents={payment.amountCents}
        hasFields={needsCard}
        focusFirst
        entry={entry}
        onSubmit={() => void pay(true)}
      />
      {needsCard && (
        <Button size="large" wide busy={busy} onClick={() => void pay(true)}>
          {!busy && <Lock aria-hidden size={18} />}
          {busy
            ? t('checkout.card.asking')
            : t('checkout.pay.button', { amount: format.money(payment.amountCents) })}
        </Button>
      )}
    </div>
  )
}
