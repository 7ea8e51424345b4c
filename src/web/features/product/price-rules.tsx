import { DISCOUNT_DAYS } from '#domain/money/price-rules.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Product } from './product.ts'

type Rules = Pick<Product, 'weekend_price_cents' | 'duration_discounts'>

/** What the lender asks at weekends and takes off long rentals, where they do. */
export function PriceRules({ weekend_price_cents: weekend, duration_discounts: discounts }: Rules) {
  const t = useTranslate()
  const { price } = useFormat()
  const rules = [
    ...(weekend === null ? [] : [t('product.weekend-price', { price: price(weekend) })]),
    ...DISCOUNT_DAYS.flatMap((days, index) => {
      const percent = discounts[index]
      return percent ? [t('product.quote.discount', { days, percent })] : []
    }),
  ]
  if (rules.length === 0) return null
  return (
    <ul className="tabular -mt-2 text-sm text-ink-soft">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
