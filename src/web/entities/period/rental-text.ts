import type { Quote } from '#domain/money/quote.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { useFormat } from '../../lib/use-format.ts'

type Format = Pick<ReturnType<typeof useFormat>, 'duration' | 'money'>

/** The factors of a rental's price: price by the hour or day, duration, and quantity if it is more than one. */
export function rentalText(
  {
    unitPriceCents,
    priceDivisor,
    units,
    type,
  }: Pick<Quote, 'unitPriceCents' | 'priceDivisor' | 'units' | 'type'>,
  quantity: number,
  t: Translate,
  format: Format,
): string {
  const values = { price: format.money(unitPriceCents), duration: format.duration(units, type) }
  const key = priceDivisor === 1 ? 'product.quote.rental' : 'product.quote.share'
  return quantity > 1 ? t(`${key}-many`, { ...values, count: quantity }) : t(key, values)
}
