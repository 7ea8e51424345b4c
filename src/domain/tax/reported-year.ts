/** What a lender earned in one quarter with rentals that are reported to the tax office. */
export interface TaxQuarter {
  rentals: number
  /** Credited to the lender, the fee taken off; cents. */
  creditedCents: number
  feeCents: number
}

/** The four quarters of a year, the first one first. */
export type TaxYear = readonly [TaxQuarter, TaxQuarter, TaxQuarter, TaxQuarter]

/** What one quarter brought, as the ledger has it. */
export interface QuarterRow extends TaxQuarter {
  /** 1 to 4. */
  quarter: number
}

const NOTHING: TaxQuarter = { rentals: 0, creditedCents: 0, feeCents: 0 }

/** A whole year of the quarters in which there was something. */
export const yearOf = (rows: readonly QuarterRow[]): TaxYear =>
  [1, 2, 3, 4].map((wanted) => {
    const row = rows.find(({ quarter }) => quarter === wanted)
    if (!row) return NOTHING
    const { rentals, creditedCents, feeCents } = row
    return { rentals, creditedCents, feeCents }
  }) as unknown as TaxYear

/** The year's sum, in cents. */
export const creditedIn = (quarters: TaxYear): number =>
  quarters.reduce((sum, { creditedCents }) => sum + creditedCents, 0)

/** Amounts are reported in whole units of the currency, half a unit up. */
export const wholeUnits = (cents: number): number => Math.round(cents / 100) + 0

/** Platforms report since then. */
export const FIRST_TAX_YEAR = 2023
