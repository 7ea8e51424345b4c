import type { Locale } from '#server/mail/locale.ts'
import { moneyText } from '#server/mail/rental-text.ts'
import { type Texts, textsIn } from '#server/mail/texts-in.ts'

/** What a rental was quoted, as its order line has it; cents. */
export interface QuotedPrice {
  rentalType: 'hour' | 'day'
  units: number
  unitPriceCents: number
  priceDivisor: number
  quantity: number
  /** Less the discount. */
  rentalCents: number
  weekendUnits: number
  weekendPriceCents: number | null
  discountDays: number | null
  discountPercent: number | null
  discountCents: number
}

export interface PricePart {
  text: string
  cents: number
}

/** What a rental's price is made of, line by line: its days or hours, its weekend days, a discount. */
export function priceParts(price: QuotedPrice, locale: Locale, t: Texts = textsIn(locale)): PricePart[] {
  const { weekendUnits, weekendPriceCents, discountDays, discountPercent, discountCents } = price
  const weekendCents = weekendUnits * (weekendPriceCents ?? 0) * price.quantity
  const units = price.units - weekendUnits
  const parts: PricePart[] = []
  if (units > 0) {
    const cents = price.rentalCents + discountCents - weekendCents
    // An hour that costs a 24th of a day's price is no whole cents.
    const each = price.priceDivisor === 1 ? price.unitPriceCents : null
    parts.push({ text: `${t('documents.rental')} ${timesText(price, units, each, locale)}`, cents })
  }
  if (weekendUnits > 0) {
    const days = timesText(price, weekendUnits, weekendPriceCents, locale)
    parts.push({ text: t('documents.weekend', { days }), cents: weekendCents })
  }
  if (discountDays !== null && discountPercent !== null) {
    const days = discountDays
    const text =
      days > price.units
        ? t('documents.no-more-than', { days })
        : t('documents.discount-from', { days, percent: discountPercent })
    parts.push({ text, cents: -discountCents })
  }
  return parts
}

/** “3 days × €10.00 × 2”. */
function timesText(
  { rentalType, quantity }: QuotedPrice,
  units: number,
  eachCents: number | null,
  locale: Locale,
): string {
  const style = { style: 'unit', unit: rentalType, unitDisplay: 'long' } as const
  const time = new Intl.NumberFormat(locale, style).format(units)
  return [
    time,
    ...(eachCents === null ? [] : [moneyText(eachCents, locale)]),
    ...(quantity > 1 ? [String(quantity)] : []),
  ].join(' × ')
}
