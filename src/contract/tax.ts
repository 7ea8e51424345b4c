import type { TaxYear } from '#domain/tax/reported-year.ts'

/** The lender's own tax number; without one where the country gave them none. */
export interface TaxNumber {
  /** ISO 3166-1 alpha-2. */
  country: string
  number: string | null
}

/** Response of `get-my-tax`. */
export interface MyTax {
  taxNumber: TaxNumber | null
  /** Years with rentals that are reported, the latest first. */
  years: readonly { year: number; quarters: TaxYear }[]
  /** What was asked for and is still missing. */
  request: MyTaxRequest | null
}

/** What the tax report lacks of a lender who was asked for it. */
export interface MyTaxRequest {
  gaps: readonly TaxGap[]
  /** ISO 8601. */
  requestedAt: string
  /** Since when what they earn is not paid out; ISO 8601. */
  withheldAt: string | null
  /** From when on it would not be; null where the operator withholds nothing. ISO 8601. */
  withholdableAt: string | null
}

/** What the report still lacks of a lender. */
export const TAX_GAPS = ['identity', 'address', 'tax-number'] as const
export type TaxGap = (typeof TAX_GAPS)[number]

export interface ReportedLender {
  id: string
  name: string
  quarters: TaxYear
  gaps: readonly TaxGap[]
}

/** A lender's place in the report: they come by name. */
export interface LenderPlace {
  name: string
  id: string
}

/** Response of `load-tax-report`: a page of those who are reported for a year, by name. */
export interface TaxReport {
  lenders: readonly ReportedLender[]
  /** The last of this page, where there are more. */
  next: LenderPlace | null
}

/** Response of `ask-for-tax-numbers`. */
export interface AskedForTaxNumbers {
  asked: number
}

/** At most so many of those left out are named. */
export const MAX_NAMED_LENDERS = 50

/** Details of TAX_REPORT_INCOMPLETE: of whom a year's file lacks what the tax office demands, those with the highest sum first. */
export interface IncompleteTaxReport extends Record<string, unknown> {
  /** How many would be left out, of how many. */
  count: number
  total: number
  lenders: readonly { id: string; name: string; gaps: readonly TaxGap[] }[]
}
