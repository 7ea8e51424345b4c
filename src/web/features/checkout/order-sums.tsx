import type { Quote } from '#domain/money/quote.ts'
import { rentalText } from '../../entities/period/rental-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { CheckoutLine } from './checkout-line.ts'

export interface PricedLine {
  line: CheckoutLine
  quote: Quote
}

/** What is paid, line by line, and what is held apart from it. */
export function OrderSums({ priced, totalCents }: { priced: readonly PricedLine[]; totalCents: number }) {
  const t = useTranslate()
  const format = useFormat()
  const deposits = priced.reduce((sum, { quote }) => sum + quote.depositCents, 0)
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
      {priced.map(({ line, quote }) => (
        <LineSums key={line.id} line={line} quote={quote} />
      ))}
      <div className="col-span-2 grid grid-cols-subgrid items-baseline border-t border-line pt-4 text-xl font-semibold">
        <dt>{t('checkout.total')}</dt>
        <dd className="text-end font-display">{format.money(totalCents)}</dd>
      </div>
      {deposits > 0 && (
        <div className="col-span-2 grid grid-cols-subgrid text-sm text-ink-soft">
          <dt>
            {t('checkout.deposit')}
            <span className="block">{t('checkout.deposit-text')}</span>
          </dt>
          <dd className="text-end">{format.money(deposits)}</dd>
        </div>
      )}
    </dl>
  )
}

function LineSums({ line, quote }: PricedLine) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <>
      <div className="col-span-2 grid grid-cols-subgrid">
        <dt>
          {line.product.title}
          <span className="block text-sm text-ink-soft">{rentalText(quote, line.quantity, t, format)}</span>
        </dt>
        <dd className="text-end">{format.money(quote.rentalCents)}</dd>
      </div>
      {quote.deliveryCents > 0 && (
        <div className="col-span-2 grid grid-cols-subgrid text-ink-soft">
          <dt>{t('checkout.delivery-fee')}</dt>
          <dd className="text-end">{format.money(quote.deliveryCents)}</dd>
        </div>
      )}
    </>
  )
}
