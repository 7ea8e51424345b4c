import type { FeeInvoice } from '#contract/invoices.ts'
import { csvOf } from '#domain/csv.ts'

const COLUMNS: Record<string, (invoice: FeeInvoice) => string | number> = {
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  issued_on: ({ issuedOn }) => issuedOn,
  recipient: ({ recipient }) => recipient,
  country: ({ country }) => country ?? '',
  vat_category: ({ vatCategory }) => vatCategory,
  vat_percent: ({ vatPercent }) => vatPercent,
  net: ({ netCents }) => netCents / 100,
  vat: ({ vatCents }) => vatCents / 100,
  gross: ({ grossCents }) => grossCents / 100,
  currency: ({ currency }) => currency,
}

/** Invoices as CSV, amounts in the currency's unit with a point. */
export const writeInvoiceList = (invoices: readonly FeeInvoice[]): string =>
  csvOf([
    Object.keys(COLUMNS),
    ...invoices.map((invoice) => Object.values(COLUMNS).map((cellOf) => cellOf(invoice))),
  ])
