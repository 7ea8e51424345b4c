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

/** Response of `load-tax-report`: who is reported for a year, those with the highest sum first. */
export interface TaxReport {
  lenders: readonly ReportedLender[]
}

/** Response of `ask-for-tax-numbers`. */
export interface AskedForTaxNumbers {
  asked: number
}
