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
