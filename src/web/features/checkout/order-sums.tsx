import { type ShownTerms, termsNow } from '#domain/booking/shown-terms.ts'
import type { Quote } from '#domain/money/quote.ts'
import { rentalLines } from '../../entities/period/rental-lines.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { type PriceLine, PriceLines } from '../../ui/price-lines.tsx'
import type { CheckoutLine } from './checkout-line.ts'

export interface PricedLine {
  line: CheckoutLine
  quote: Quote
}

/** What its payer is shown beside the price. */
export const shownTermsOf = ({ line, quote }: PricedLine): ShownTerms =>
  termsNow({
    isInstant: line.isInstant,
    cancellationPolicy: line.cancellationPolicy,
    depositCents: quote.depositCents,
  })

/** More lines than this are folded until they are opened. */
const FEW = 3

/** The total, which opens to the price of each line and the deposits. */
export function OrderSums({ priced, totalCents }: { priced: readonly PricedLine[]; totalCents: number }) {
  const t = useTranslate()
  const format = useFormat()
  const deposits = priced.reduce((sum, { quote }) => sum + quote.depositCents, 0)
  return (
    <div>
      <PriceLines
        label={t('checkout.total')}
        total={format.money(totalCents)}
        open={priced.length <= FEW}
        lines={[...priced.flatMap(linesOf), ...depositLine()]}
      />
      {deposits > 0 && <p className="mt-1.5 text-sm text-ink-soft">{t('checkout.deposit-text')}</p>}
    </div>
  )

  function linesOf({ line, quote }: PricedLine): PriceLine[] {
    const of = (label: string) => (priced.length > 1 ? `${line.product.title}: ${label}` : label)
    return [
      ...rentalLines(quote, line.quantity, t, format).map(({ id, label, amount }) => ({
        id: `${line.id} ${id}`,
        label: of(label),
        amount,
      })),
      ...(quote.deliveryCents > 0
        ? [
            {
              id: `${line.id} delivery`,
              label: of(t('checkout.delivery-fee')),
              amount: format.money(quote.deliveryCents),
            },
          ]
        : []),
    ]
  }

  function depositLine(): PriceLine[] {
    if (deposits === 0) return []
    return [{ id: 'deposit', label: t('checkout.deposit'), amount: format.money(deposits), aside: true }]
  }
}
