import { brand } from '#contract/brand.ts'
import { splitVat } from '#domain/money/split-vat.ts'
import { openDocument } from '#server/documents/open-document.ts'
import type { Column, Row } from '#server/documents/paper.ts'
import type { Locale } from '#server/mail/locale.ts'
import { moneyText } from '#server/mail/rental-text.ts'
import { type Texts, textsIn } from '#server/mail/texts-in.ts'
import { dayText, monthText } from './date-text.ts'
import type { Statement, StatementLine } from './load-statement.ts'

/** A lender's month as PDF: what each rental brought, the fee with its VAT, payouts, and the balance before and after. */
export function writeStatement(
  { start, end, openingCents, lines }: Statement,
  { locale, recipient, now }: { locale: Locale; recipient: readonly string[]; now: Date },
): Promise<Buffer> {
  const month = monthText(start, locale)
  const document = openDocument(locale, `${brand.name} ${month}`)
  const t = textsIn(locale)
  const money = (cents: number) => moneyText(cents, locale)
  const lastDay = new Date(end.getTime() - 1)

  document.address(recipient)
  document.title(t('documents.statement-for', { month }), [
    [t('documents.period'), `${dayText(start, locale)} – ${dayText(lastDay, locale)}`],
    [t('documents.made'), dayText(now, locale)],
  ])
  if (lines.length === 0) document.note(t('documents.nothing'))
  else
    document.table(
      columnsOf(t),
      lines.map((line) => rowOf(line, t, locale)),
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
  const { vatPercent, operator } = brand
  const vat = splitVat(feeCents, vatPercent)
  const feeRows =
    vatPercent > 0
      ? [
          { cells: [t('documents.fee-net'), money(-vat.netCents)] },
          { cells: [t('documents.fee-vat', { percent: vatPercent }), money(-vat.vatCents)] },
        ]
      : [{ cells: [t('documents.fee'), money(-feeCents)] }]
  document.sums([
    { cells: [t('documents.opening'), money(openingCents)] },
    { cells: [t('documents.rentals'), money(netCents + feeCents)] },
    ...feeRows,
    { cells: [t('documents.payouts'), money(payoutCents)] },
    ...(otherCents === 0 ? [] : [{ cells: [t('documents.other'), money(otherCents)] }]),
    {
      cells: [t('documents.closing'), money(openingCents + netCents + payoutCents + otherCents)],
      isStrong: true,
    },
  ])
  document.note(
    vatPercent > 0
      ? t('documents.statement-note', { percent: vatPercent, operator })
      : t('documents.statement-note-no-vat', { operator }),
  )
  return document.end()
}

const columnsOf = (t: Texts): Column[] => [
  { label: t('documents.date'), share: 1.3 },
  { label: t('documents.what'), share: 3.6 },
  { label: t('documents.gross'), share: 1.3, align: 'right' },
  { label: t('documents.fee'), share: 1.1, align: 'right' },
  { label: t('documents.net'), share: 1.3, align: 'right' },
]

function rowOf(line: StatementLine, t: Texts, locale: Locale): Row {
  const money = (cents: number) => moneyText(cents, locale)
  const isRental = line.bookingNumber !== null
  return {
    cells: [
      dayText(line.at, locale),
      whatOf(line, t),
      isRental ? money(line.cents + line.feeCents) : '',
      isRental && line.feeCents !== 0 ? money(-line.feeCents) : '',
      money(line.cents),
    ],
  }
}

function whatOf({ bookingNumber, title, payoutNumber, payoutTo, kind }: StatementLine, t: Texts): string {
  if (payoutNumber !== null) {
    const values = { number: payoutNumber, account: payoutTo ?? '' }
    const isBack = kind === 'payout_returned' || kind === 'payout_reversed'
    return isBack ? t('documents.payout-back', values) : t('documents.payout-of', values)
  }
  return bookingNumber === null
    ? t('documents.other')
    : t('documents.lending-of', { number: bookingNumber, title: title ?? '' })
}

const sum = (lines: readonly StatementLine[], of: (line: StatementLine) => number): number =>
  lines.reduce((total, line) => total + of(line), 0)
