import type { Quote } from '#domain/money/quote.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { useFormat } from '../../lib/use-format.ts'
import type { PriceLine } from '../../ui/price-lines.tsx'
import { rentalText } from './rental-text.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'duration' | 'money'>
export type RentalPrice = Pick<
  Quote,
  'unitPriceCents' | 'priceDivisor' | 'units' | 'type' | 'weekend' | 'discount' | 'rentalCents'
>

/** What a rental's price is made of: its days or hours, its weekend days where they have their own price, a discount. */
export function rentalLines(price: RentalPrice, quantity: number, t: Translate, format: Format): PriceLine[] {
  const { weekend, discount } = price
  const units = price.units - (weekend?.units ?? 0)
  const weekendCents = weekend ? weekend.units * weekend.priceCents * quantity : 0
  const daysCents = price.rentalCents + (discount?.cents ?? 0) - weekendCents
  const lines: PriceLine[] = []
  if (units > 0) {
    lines.push({
      id: 'rental',
      label: rentalText({ ...price, units }, quantity, t, format),
      amount: format.money(daysCents),
    })
  }
  if (weekend) {
    const days = {
      unitPriceCents: weekend.priceCents,
      priceDivisor: 1,
      units: weekend.units,
      type: 'day',
    } as const
    lines.push({
      id: 'weekend',
      label: t('product.quote.weekend', { days: rentalText(days, quantity, t, format) }),
      amount: format.money(weekendCents),
    })
  }
  if (discount) {
    const { fromDays: days, percent, cents } = discount
    const label =
      days > price.units
        ? t('product.quote.no-more-than', { days })
        : t('product.quote.discount', { days, percent })
    lines.push({ id: 'discount', label, amount: format.money(-cents) })
  }
  return lines
}
