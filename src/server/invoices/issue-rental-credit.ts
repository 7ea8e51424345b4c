import type { Transaction } from 'kysely'
import type { InvoiceContent } from '#contract/invoices.ts'
import type { Schema } from '#contract/schema.ts'
import type { VatCategory } from '#domain/invoice/vat-treatment.ts'
import { writtenLocale } from '#server/mail/locale.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { type IssuedInvoice, insertInvoice } from './insert-invoice.ts'
import { loadSale } from './load-sale.ts'

/** A transfer that took something of an invoiced price back; cents. */
export interface TakenBack {
  invoiceId: string
  transferId: string
  cents: number
}

/** Issues the credit note for what was given back of an invoiced rental, once for each transfer, with the invoice's own VAT. */
export async function issueRentalCredit(
  tx: Transaction<Schema>,
  { invoiceId, transferId, cents, at }: TakenBack & { at: Date },
): Promise<IssuedInvoice | undefined> {
  const invoice = await tx
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  const content = invoice.content as unknown as InvoiceContent
  const sale = await loadSale(tx, invoice.booking_id!)
  const locale = writtenLocale(content.language)
  const values = { number: sale.number, title: sale.titleFor(locale) }
  return insertInvoice(
    tx,
    {
      kind: 'rental_credit',
      issuerId: invoice.issuer_id,
      recipientId: invoice.recipient_id,
      onceKey: `credit:${transferId}`,
      bookingId: invoice.booking_id!,
      correctsId: invoice.id,
      transferId,
      period: sale.period,
      vat: { category: invoice.vat_category as VatCategory, percent: invoice.vat_percent },
      lines: [{ text: textsIn(locale)('documents.refund-of', values), grossCents: cents }],
      content: { ...content, corrects: invoice.number },
    },
    at,
  )
}
