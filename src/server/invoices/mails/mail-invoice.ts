import type { Transaction } from 'kysely'
import type { InvoiceContent, InvoiceKind } from '#contract/invoices.ts'
import type { Schema } from '#contract/schema.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/** Tells its recipient that there is an invoice or a credit note for them. */
export async function mailInvoice(tx: Transaction<Schema>, siteUrl: string, id: string): Promise<void> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['kind', 'number', 'recipient_id', 'gross_cents', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const content = invoice.content as unknown as InvoiceContent
  await putMail(
    tx,
    await loadRecipient(tx, invoice.recipient_id),
    'invoice-ready',
    {
      kind: invoice.kind as InvoiceKind,
      number: invoice.number,
      from: content.seller.name,
      cents: invoice.gross_cents ?? 0,
      url: `${siteUrl}/dashboard/invoices`,
    },
    id,
  )
}
