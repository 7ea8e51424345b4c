import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { creditedIn, type TaxYear, yearOf } from '#domain/tax/reported-year.ts'
import { loadFigures } from './load-figures.ts'
import { loadLenders, type TaxedLender } from './load-lenders.ts'

export interface Reported {
  lender: TaxedLender
  quarters: TaxYear
}

/** Everybody who is reported for a year, those with the highest sum first. */
export async function loadReported(tx: Transaction<Schema>, year: number): Promise<Reported[]> {
  const byLender = Map.groupBy(await loadFigures(tx, { year }), ({ lenderId }) => lenderId)
  const lenders = await loadLenders(tx, [...byLender.keys()])
  return lenders
    .map((lender) => ({ lender, quarters: yearOf(byLender.get(lender.id)!) }))
    .sort((a, b) => creditedIn(b.quarters) - creditedIn(a.quarters) || (a.lender.id < b.lender.id ? -1 : 1))
}
