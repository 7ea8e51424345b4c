import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Product } from './product.ts'
import type { Choice } from './use-choice.ts'

/** Some hours can cost more than a whole day: a neighbour would say so. */
export function CheaperHint({ product, choice }: { product: Product; choice: Choice }) {
  const t = useTranslate()
  const format = useFormat()
  const { quote, quantity } = choice
  const aDay = product.price_per_day_cents * quantity
  if (quote?.type !== 'hour' || quote.rentalCents <= aDay) return null
  return (
    <p className="rounded-card bg-accent-tint px-4 py-3 text-sm text-accent-ink">
      {t('product.quote.cheaper', { price: format.money(aDay + quote.deliveryCents) })}
    </p>
  )
}
