import type { GrossLine } from '#domain/invoice/net-lines.ts'
import { priceParts } from '#server/documents/price-parts.ts'
import type { Locale } from '#server/mail/locale.ts'
import { rentalText } from '#server/mail/rental-text.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import type { Sale } from './load-sale.ts'

/**
 * The lines of a rental's invoice, which add up to what was released of its price, in cents: the first one names the rental;
 * what was given back before is taken off. Amounts stand on it without VAT; a price of the listing within a line has it,
 * and then says so.
 */
export function rentalLines(
  sale: Sale,
  releasedCents: number,
  { locale, hasVat }: { locale: Locale; hasVat: boolean },
): GrossLine[] {
  const t = textsIn(locale)
  const { number, start, end, timeZone, price, rentalCents, deliveryCents } = sale
  const dates = { title: sale.titleFor(locale), start: start.toISOString(), end: end.toISOString(), timeZone }
  const [first, ...rest] = priceParts(price, locale).map(({ text, cents }) => ({
    text: hasVat && cents > 0 && price.priceDivisor === 1 ? `${text} (${t('documents.with-vat')})` : text,
    cents,
  }))
  const extensionCents = rentalCents - price.rentalCents
  const refundedCents = releasedCents - rentalCents - deliveryCents
  const named = `${t('documents.booking')} ${number}: ${rentalText(dates, locale)}`
  return [
    { text: `${named}\n${first!.text}`, grossCents: first!.cents },
    ...rest.map(({ text, cents }) => ({ text, grossCents: cents })),
    { text: t('documents.extension'), grossCents: extensionCents },
    { text: t('documents.delivery'), grossCents: deliveryCents },
    { text: t('documents.refunded-before'), grossCents: refundedCents },
  ].filter(({ grossCents }, index) => index === 0 || grossCents !== 0)
}
