import type { FeeInvoice } from '#contract/invoices.ts'
import { type Invoice, isCredit } from './load-invoice.ts'

/** An invoice as finance has it in the list; a credit note's amounts are negative there. */
export function feeInvoiceOf(invoice: Invoice): FeeInvoice {
  const { content, periodStart: _, periodEnd: __, ...rest } = invoice
  const sign = isCredit(invoice) ? -1 : 1
  return {
    ...rest,
    recipient: content.buyer.name,
    country: content.buyer.country,
    netCents: sign * invoice.netCents,
    vatCents: sign * invoice.vatCents,
    grossCents: sign * invoice.grossCents,
  }
}
