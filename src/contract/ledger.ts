import type { AccountKind } from '#domain/ledger/account-plan.ts'

/** A kind of account on one day, over all people, in cents. What is owed to others is a credit and positive. */
export interface TrialBalanceRow {
  account: AccountKind
  /** In the operator's books. */
  number: string
  openingCents: number
  debitCents: number
  creditCents: number
  closingCents: number
}

/** Response of `load-trial-balance`: all kinds of accounts. */
export interface TrialBalance {
  rows: readonly TrialBalanceRow[]
}

/** Response of `export-ledger`: the lines of some transfers, and where the next ones are. */
export interface LedgerPart {
  /** What stands before the first line of a file, in base64, as the lines. */
  head: string
  lines: string
  count: number
  /** The last transfer of the part; none where it is the last part. */
  next: string | null
}

/** The most lines that DATEV takes from one file. */
export const MAX_DATEV_LINES = 99_999
