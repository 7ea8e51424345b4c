import { type Basket, quoteOf } from '#domain/basket/basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'

/** The lines of the total, and the deposits beside it. */
export function BasketSums({ basket }: { basket: Basket }) {
  const t = useTranslate()
  const format = useFormat()
  const quotes = basket.map(quoteOf)
  const sum = (of: (quote: (typeof quotes)[number]) => number) =>
    quotes.reduce((total, quote) => total + of(quote), 0)
  const discounts = sum(({ discount }) => discount?.cents ?? 0)
  const deposits = sum((quote) => quote.depositCents)
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      <dt>{t('basket.sums.rental')}</dt>
      <dd className="text-end">{format.money(sum((quote) => quote.rentalCents) + discounts)}</dd>
      {discounts > 0 && (
        <>
          <dt>{t('basket.sums.discount')}</dt>
          <dd className="text-end">{format.money(-discounts)}</dd>
        </>
      )}
      <dt>{t('basket.sums.delivery')}</dt>
      <dd className="text-end">{format.money(sum((quote) => quote.deliveryCents))}</dd>
      {deposits > 0 && (
        <>
          <dt className="text-ink-soft">{t('basket.sums.deposit')}</dt>
          <dd className="text-end text-ink-soft">{format.money(deposits)}</dd>
        </>
      )}
    </dl>
  )
}
