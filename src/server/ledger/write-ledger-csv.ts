import { csvOf } from '#domain/csv.ts'
import { ACCOUNT_NAMES, type AccountNumbers } from '#domain/ledger/account-plan.ts'
import type { ExportedTransfer } from './load-ledger-part.ts'

const COLUMNS = [
  'day',
  'transfer',
  'kind',
  'booking',
  'account_number',
  'account_name',
  'account',
  'debit',
  'credit',
  'currency',
]

/** What stands before the first line of a file, with the byte order mark. */
export const ledgerCsvHead = (): string => csvOf([COLUMNS])

/** A line for each entry, amounts in the currency's unit with a point; what an account gets is a credit. */
export function writeLedgerCsv(
  transfers: readonly ExportedTransfer[],
  numbers: AccountNumbers,
): { text: string; count: number } {
  const rows = transfers.flatMap(({ id, day, kind, booking, currency, entries }) =>
    entries.map(({ account, cents }) => [
      day,
      id,
      kind,
      booking ?? '',
      numbers[account],
      ACCOUNT_NAMES[account],
      account,
      cents < 0 ? amount(-cents) : '',
      cents > 0 ? amount(cents) : '',
      currency,
    ]),
  )
  // Only a file begins with a byte order mark, not each of its parts.
  return { text: rows.length === 0 ? '' : csvOf(rows).slice(1), count: rows.length }
}

const amount = (cents: number): string => (cents / 100).toFixed(2)
