import { sql, type Transaction } from 'kysely'
import { brand } from '#contract/brand.ts'
import type { InvoiceContent, InvoiceKind } from '#contract/invoices.ts'
import type { Schema } from '#contract/schema.ts'
import { type GrossLine, netLines } from '#domain/invoice/net-lines.ts'
import type { VatTreatment } from '#domain/invoice/vat-treatment.ts'

export interface NewInvoice {
  kind: InvoiceKind
  /** Null for the platform. */
  issuerId: string | null
  recipientId: string
  /** Names the occasion. */
  onceKey: string
  bookingId?: string
  correctsId?: string
  /** What gave back the money that a credit note of a rental is for. */
  transferId?: string
  /** ISO 8601 dates. */
  period: { start: string; end: string }
  vat: VatTreatment
  lines: readonly GrossLine[]
  content: Omit<InvoiceContent, 'lines'>
}

export interface IssuedInvoice {
  id: string
  number: string
}

/**
 * Issues an invoice under the next number, once for its occasion; undefined where it was issued before. Others who issue in
 * the same name wait until the transaction ends; of two that issue the same at once, the second one fails.
 */
export async function insertInvoice(
  tx: Transaction<Schema>,
  invoice: NewInvoice,
  at: Date,
): Promise<IssuedInvoice | undefined> {
  const known = await tx
    .selectFrom('invoices')
    .select('id')
    .where('once_key', '=', invoice.onceKey)
    .executeTakeFirst()
  if (known) return
  const { lines, netCents, vatCents } = netLines(invoice.lines, invoice.vat.percent)
  const content: InvoiceContent = { ...invoice.content, lines }
  const { rows } = await sql<IssuedInvoice>`
    insert into public.invoices (kind, issuer_id, recipient_id, year, once_key, booking_id, corrects_id, transfer_id, issued_at,
      issued_on, period_start, period_end, currency, vat_category, vat_percent, net_cents, vat_cents, content)
    select ${invoice.kind}, ${invoice.issuerId}::uuid, ${invoice.recipientId}::uuid, extract(year from d.day)::integer,
      ${invoice.onceKey}, ${invoice.bookingId ?? null}::uuid, ${invoice.correctsId ?? null}::uuid,
      ${invoice.transferId ?? null}::uuid, ${at.toISOString()}::timestamptz, d.day, ${invoice.period.start}::date, ${invoice.period.end}::date, public.currency_of_site(),
      ${invoice.vat.category}, ${invoice.vat.percent}::double precision, ${netCents}::bigint, ${vatCents}::bigint,
      ${JSON.stringify(content)}::jsonb
    from (select (${at.toISOString()}::timestamptz at time zone ${brand.timeZone})::date as day) d
    returning id, number`.execute(tx)
  return rows[0]!
}
