import { brand } from '#contract/brand.ts'
import { openDocument } from '#server/documents/open-document.ts'
import type { Locale } from '#server/mail/locale.ts'
import { moneyText, rentalText } from '#server/mail/rental-text.ts'
import { dayText } from './date-text.ts'
import type { Receipt, ReceiptLine } from './load-receipt.ts'
import { type DocumentWords, words as wordsOf } from './words.ts'

/** What a renter paid with one order as PDF: each rental with its lender, what was taken and what was given back. */
export function writeReceipt(
  { number, paidAt, lines }: Receipt,
  { locale, recipient }: { locale: Locale; recipient: readonly string[] },
): Promise<Buffer> {
  const document = openDocument(locale, `${brand.name} ${number}`)
  const words = wordsOf[locale]
  const money = (cents: number) => moneyText(cents, locale)
  const total = (of: (line: ReceiptLine) => number) => lines.reduce((sum, line) => sum + of(line), 0)
  const paid = total(({ paidCents }) => paidCents)
  const refunded = total(({ refundedCents }) => refundedCents)

  document.address(recipient)
  document.title(words.receipt, [
    [words.order, String(number)],
    [words.date, dayText(paidAt, locale)],
  ])
  document.table(
    [
      { label: words.what, share: 4 },
      { label: words.paid, share: 1.2, align: 'right' },
      { label: words.refunded, share: 1.2, align: 'right' },
    ],
    [
      ...lines.map((line) => ({
        cells: [
          whatOf(line, words, locale),
          money(line.paidCents),
          line.refundedCents > 0 ? money(-line.refundedCents) : '',
        ],
      })),
      { cells: [words.total, money(paid), refunded > 0 ? money(-refunded) : ''], isStrong: true },
      ...(refunded > 0 ? [{ cells: [words.kept, money(paid - refunded), ''], isStrong: true }] : []),
    ],
  )
  document.note(words.receiptNote(brand.operator))
  return document.end()
}

function whatOf(line: ReceiptLine, words: DocumentWords, locale: Locale): string {
  const { number, title, start, end, timeZone, lender, business } = line
  const dates = { title, start: start.toISOString(), end: end.toISOString(), timeZone }
  const lenderName =
    business?.name && business.registrationNumber
      ? words.business(business.name, business.registrationNumber)
      : lender
  // An extension, a late fee, a claim: what was taken beside the price.
  const laterCents = line.paidCents - line.rentalCents - line.deliveryCents
  const parts = [
    `${words.rental} ${moneyText(line.rentalCents, locale)}`,
    ...(line.deliveryCents > 0 ? [`${words.delivery} ${moneyText(line.deliveryCents, locale)}`] : []),
    ...(laterCents > 0 ? [`${words.later} ${moneyText(laterCents, locale)}`] : []),
  ]
  return [
    `${words.booking} ${number}: ${rentalText(dates, locale)}`,
    words.lentBy(lenderName),
    parts.join(', '),
  ].join('\n')
}
