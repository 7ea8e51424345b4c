import type { FeeInvoice } from '#contract/invoices.ts'

const COLUMNS: Record<string, (invoice: FeeInvoice) => string> = {
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  issued_on: ({ issuedOn }) => issuedOn,
  recipient: ({ recipient }) => recipient,
  country: ({ country }) => country ?? '',
  vat_category: ({ vatCategory }) => vatCategory,
  vat_percent: ({ vatPercent }) => String(vatPercent),
  net: ({ netCents }) => (netCents / 100).toFixed(2),
  vat: ({ vatCents }) => (vatCents / 100).toFixed(2),
  gross: ({ grossCents }) => (grossCents / 100).toFixed(2),
  currency: ({ currency }) => currency,
}

/** Invoices as CSV (RFC 4180), with a mark of UTF-8 for spreadsheets; amounts with a point and two decimals. */
export const writeInvoiceList = (invoices: readonly FeeInvoice[]): string =>
  `\uFEFF${[
    Object.keys(COLUMNS).join(','),
    ...invoices.map((invoice) =>
      Object.values(COLUMNS)
        .map((cellOf) => cell(cellOf(invoice)))
        .join(','),
    ),
  ].join('\r\n')}\r\n`

/** Quoted where it has to be; a spreadsheet does not take a name for a formula. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
