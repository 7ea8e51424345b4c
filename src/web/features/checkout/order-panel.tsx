import Lock from 'lucide-react/icons/lock'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OrderSums, type PricedLine } from './order-sums.tsx'
import type { PayState } from './pay-state.ts'
import { Policies } from './policies.tsx'
import { ReleaseButton } from './release-button.tsx'

interface OrderPanelProps {
  priced: readonly PricedLine[]
  totalCents: number
  payStep: PayState['step']
  isHeld: boolean
  /** Whether the payment is next; otherwise the button leads to the missing step. */
  isNext: boolean
  onPay: () => void
}

const BUSY_LABELS = { asking: 'checkout.card.asking', booking: 'checkout.pay.booking' } as const

/** Total, terms and pay button; on a phone the button is pinned within reach of the thumb. */
export function OrderPanel({ priced, totalCents, payStep, isHeld, isNext, onPay }: OrderPanelProps) {
  const t = useTranslate()
  const format = useFormat()
  const busy = payStep === 'asking' || payStep === 'booking'
  const lines = priced.map(({ line }) => line)
  return (
    <Card
      as="section"
      aria-labelledby="checkout-sums"
      className="grid gap-4 lg:sticky lg:top-[calc(var(--header-height)+24px)]"
    >
      <h2 id="checkout-sums" className="text-xl">
        {t('checkout.sums')}
      </h2>
      <OrderSums priced={priced} totalCents={totalCents} />
      <div className="z-30 border-line bg-raised max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button
          size="large"
          wide
          variant={isNext ? 'primary' : 'secondary'}
          busy={busy}
          disabled={payStep === 'stuck'}
          onClick={onPay}
          aria-live="polite"
        >
          {!busy && <Lock aria-hidden size={18} />}
          {busy ? t(BUSY_LABELS[payStep]) : t('checkout.pay.button', { amount: format.money(totalCents) })}
        </Button>
      </div>
      <p className="flex gap-2 text-sm text-ink-soft">
        <ShieldCheck aria-hidden size={18} className="mt-px shrink-0 text-accent-ink" />
        <span>
          {t(
            lines.every((line) => line.isInstant) ? 'checkout.pay.when-instant' : 'checkout.pay.when-request',
          )}{' '}
          {t('checkout.trust')}
        </span>
      </p>
      {priced.some(({ quote }) => quote.depositCents > 0) && (
        <p className="text-sm text-ink-soft">{t('checkout.deposit-consent')}</p>
      )}
      <details className="group text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold underline decoration-line-strong underline-offset-4">
          {t('checkout.policy.title')}
        </summary>
        <Policies lines={lines} />
      </details>
      {isHeld && <ReleaseButton />}
    </Card>
  )
}
