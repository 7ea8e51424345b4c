import type { AccountNumbers, Chart } from '#domain/ledger/account-plan.ts'
import { pairEntries } from '#domain/ledger/pair-entries.ts'
import { DATEV_COLUMNS } from './datev-columns.ts'
import type { ExportedTransfer } from './load-ledger-part.ts'

export interface DatevFile {
  /** The tax adviser's number with DATEV, and the operator's with them. */
  adviser: number
  client: number
  /** The first day of the business year; the lines' dates have no year of their own. */
  yearBegins: string
  from: string
  to: string
  title: string
  currency: string
  /** The wall clock at the operator's place, `2026-11-26 13:05:00.000`. */
  writtenAt: string
  numbers: AccountNumbers
  chart: Chart
}

const MAX_TITLE = 30
const MAX_TEXT = 60
/** By which DATEV knows a chart of accounts. */
const CHART_NUMBERS: Readonly<Record<Chart, string>> = { skr03: '03', skr04: '04', other: '' }
const LINE_END = '\r\n'
/** The columns after the text, all empty. */
const REST = ';'.repeat(DATEV_COLUMNS.length - DATEV_COLUMNS.indexOf('Buchungstext') - 1)

/** The two lines before the postings: version 700, category 21, with nothing locked in the books. */
export function datevHead(file: DatevFile): string {
  const header = [
    ...[text('EXTF'), 700, 21, text('Buchungsstapel'), 13, digits(file.writtenAt).padEnd(17, '0')],
    ...['', text(''), text(''), text(''), file.adviser, file.client],
    ...[digits(file.yearBegins), file.numbers.platform.length, digits(file.from), digits(file.to)],
    ...[text(file.title.slice(0, MAX_TITLE).trim()), text(''), 1, 0, 0, text(file.currency)],
    ...['', text(''), '', '', text(CHART_NUMBERS[file.chart]), '', '', text(''), text('')],
  ]
  return header.join(';') + LINE_END + DATEV_COLUMNS.join(';') + LINE_END
}

/** A line for each posting: the account that is debited ("Soll"), and beside it the one that is credited. */
export function writeDatev(
  transfers: readonly ExportedTransfer[],
  numbers: AccountNumbers,
): { text: string; count: number } {
  const lines = transfers.flatMap(({ id, day, kind, booking, currency, entries }) =>
    pairEntries(entries.map(({ account, cents }) => ({ number: numbers[account], cents }))).map(
      ({ debit, credit, cents }) =>
        [
          ...[decimal(cents), text('S'), text(currency), '', '', '', debit, credit, ''],
          ...[`${day.slice(8)}${day.slice(5, 7)}`, text(booking ?? id), '', ''],
          text(`${kind} ${id}`.slice(0, MAX_TEXT)),
        ].join(';') +
        REST +
        LINE_END,
    ),
  )
  return { text: lines.join(''), count: lines.length }
}

/** Whole cents with a decimal comma, never rounded. */
const decimal = (cents: number): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

const digits = (value: string): string => value.replace(/\D/g, '')

/** Quoted, with quotes doubled, in one line. */
const text = (value: string): string => `"${value.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`
