import type { Quote } from '#domain/money/quote.ts'
import { rentalLines } from '../../entities/period/rental-lines.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { PriceLines } from '../../ui/price-lines.tsx'

/** The all-in price, with what it is made of. */
export function QuoteLines({ quote, quantity }: { quote: Quote; quantity: number }) {
  const t = useTranslate()
  const format = useFormat()
  const duration = format.duration(quote.units, quote.type)
  return (
    <PriceLines
      label={t('product.quote.total', { duration })}
      total={format.money(quote.totalCents)}
      lines={[
        ...rentalLines(quote, quantity, t, format),
        ...(quote.deliveryCents > 0
          ? [
              {
                id: 'delivery',
                label: t('product.quote.delivery'),
                amount: format.money(quote.deliveryCents),
              },
            ]
          : []),
        ...(quote.depositCents > 0
          ? [
              {
                id: 'deposit',
                label: t('product.quote.deposit'),
                amount: format.money(quote.depositCents),
                aside: true,
              },
            ]
          : []),
      ]}
    />
  )
}
