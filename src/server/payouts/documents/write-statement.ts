import { brand } from '#contract/brand.ts'
import { splitVat } from '#domain/money/split-vat.ts'
import { type Column, openDocument, type Row } from '#server/documents/open-document.ts'
import type { Locale } from '#server/mail/locale.ts'
import { moneyText } from '#server/mail/rental-text.ts'
import { dayText, monthText } from './date-text.ts'
import type { Statement, StatementLine } from './load-statement.ts'
import { type DocumentWords, words as wordsOf } from './words.ts'

/** A lender's month as PDF: what each rental brought, the fee with its VAT, payouts, and the balance before and after. */
export function writeStatement(
  { start, end, openingCents, lines }: Statement,
  { locale, recipient, now }: { locale: Locale; recipient: readonly string[]; now: Date },
): Promise<Buffer> {
  const month = monthText(start, locale)
  const document = openDocument(locale, `${brand.name} ${month}`)
  const words = wordsOf[locale]
  const money = (cents: number) => moneyText(cents, locale)
  const lastDay = new Date(end.getTime() - 1)

  document.address(recipient)
  document.title(words.statementFor(month), [
    [words.period, `${dayText(start, locale)} – ${dayText(lastDay, locale)}`],
    [words.made, dayText(now, locale)],
  ])
  if (lines.length === 0) document.note(words.nothing)
  else
    document.table(
      columnsOf(words),
      lines.map((line) => rowOf(line, words, locale)),
    )

  const earned = lines.filter(
    ({ payoutNumber, bookingNumber }) => payoutNumber === null && bookingNumber !== null,
  )
  const feeCents = sum(earned, ({ feeCents }) => feeCents)
  const netCents = sum(earned, ({ cents }) => cents)
  const payoutCents = sum(
    lines.filter(({ payoutNumber }) => payoutNumber !== null),
    ({ cents }) => cents,
  )
  const otherCents = sum(lines, ({ cents }) => cents) - netCents - payoutCents
  const vat = splitVat(feeCents, brand.vatPercent)
  document.table(
    [
      { label: '', share: 4 },
      { label: '', share: 1.2, align: 'right' },
    ],
    [
      { cells: [words.opening, money(openingCents)] },
      { cells: [words.rentals, money(netCents + feeCents)] },
      { cells: [words.feeNet, money(-vat.netCents)] },
      { cells: [words.feeVat(brand.vatPercent), money(-vat.vatCents)] },
      { cells: [words.payouts, money(payoutCents)] },
      ...(otherCents === 0 ? [] : [{ cells: [words.other, money(otherCents)] }]),
      { cells: [words.closing, money(openingCents + netCents + payoutCents + otherCents)], isStrong: true },
    ],
  )
  document.note(words.statementNote(brand.vatPercent, brand.operator))
  return document.end()
}

const columnsOf = (words: DocumentWords): Column[] => [
  { label: words.date, share: 1.3 },
  { label: words.what, share: 3.6 },
  { label: words.gross, share: 1.3, align: 'right' },
  { label: words.fee, share: 1.1, align: 'right' },
  { label: words.net, share: 1.3, align: 'right' },
]

function rowOf(line: StatementLine, words: DocumentWords, locale: Locale): Row {
  const money = (cents: number) => moneyText(cents, locale)
  const isRental = line.bookingNumber !== null
  return {
    cells: [
      dayText(line.at, locale),
      whatOf(line, words),
      isRental ? money(line.cents + line.feeCents) : '',
      isRental && line.feeCents !== 0 ? money(-line.feeCents) : '',
      money(line.cents),
    ],
  }
}

function whatOf({ bookingNumber, title, payoutNumber, kind }: StatementLine, words: DocumentWords): string {
  if (payoutNumber !== null) {
    return kind === 'payout_returned' ? words.payoutBack(payoutNumber) : words.payoutOf(payoutNumber)
  }
  return bookingNumber === null ? words.other : words.lendingOf(bookingNumber, title ?? '')
}

const sum = (lines: readonly StatementLine[], of: (line: StatementLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)
