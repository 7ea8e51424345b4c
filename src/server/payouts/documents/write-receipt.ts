import { brand } from '#contract/brand.ts'
import { openDocument } from '#server/documents/open-document.ts'
import { priceParts } from '#server/documents/price-parts.ts'
import type { Locale } from '#server/mail/locale.ts'
import { moneyText, rentalText } from '#server/mail/rental-text.ts'
import { type Texts, textsIn } from '#server/mail/texts-in.ts'
import { dayText } from './date-text.ts'
import type { Receipt, ReceiptLine } from './load-receipt.ts'

/** Writes the receipt for one order as PDF: each rental with its lender, the amounts taken and refunded. */
export function writeReceipt(
  { number, paidAt, lines }: Receipt,
  { locale, recipient }: { locale: Locale; recipient: readonly string[] },
): Promise<Buffer> {
  const document = openDocument(locale, `${brand.name} ${number}`)
  const t = textsIn(locale)
  const money = (cents: number) => moneyText(cents, locale)
  const total = (of: (line: ReceiptLine) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  const paid = total(({ paidCents }) => paidCents)
  const refunded = total(({ refundedCents }) => refundedCents)

  document.address(recipient)
  document.title(t('documents.receipt'), [
    [t('documents.order'), String(number)],
    [t('documents.date'), dayText(paidAt, locale)],
  ])
  document.table(
    [
      { label: t('documents.what'), share: 4 },
      { label: t('documents.paid'), share: 1.2, align: 'right' },
      { label: t('documents.refunded'), share: 1.2, align: 'right' },
    ],
    [
      ...lines.map((line) => ({
        cells: [
          whatOf(line, t, locale),
          money(line.paidCents),
          line.refundedCents > 0 ? money(-line.refundedCents) : '',
        ],
      })),
      { cells: [t('documents.total'), money(paid), refunded > 0 ? money(-refunded) : ''], isStrong: true },
      ...(refunded > 0 ? [{ cells: [t('documents.kept'), money(paid - refunded), ''], isStrong: true }] : []),
    ],
  )
  document.note(t('documents.receipt-note', { operator: brand.operator }))
  return document.end()
}

function whatOf(line: ReceiptLine, t: Texts, locale: Locale): string {
  const { number, title, start, end, timeZone, lender, business } = line
  const dates = { title, start: start.toISOString(), end: end.toISOString(), timeZone }
  const lenderName =
    business?.name && business.registrationNumber
      ? t('documents.business', { name: business.name, number: business.registrationNumber })
      : lender
  // An extension, a late fee, a claim: what was taken beside the price.
  const laterCents = line.paidCents - line.price.rentalCents - line.deliveryCents
  const parts = [
    ...priceParts(line.price, locale),
    ...(line.deliveryCents > 0 ? [{ text: t('documents.delivery'), cents: line.deliveryCents }] : []),
    ...(laterCents > 0 ? [{ text: t('documents.later'), cents: laterCents }] : []),
  ]
  return [
    `${t('documents.booking')} ${number}: ${rentalText(dates, locale)}`,
    t('documents.lent-by', { lender: lenderName }),
    ...parts.map(({ text, cents }) => `${text} · ${moneyText(cents, locale)}`),
  ].join('\n')
}
