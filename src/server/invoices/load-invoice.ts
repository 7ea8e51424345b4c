import { sql, type Transaction } from 'kysely'
import type { InvoiceContent, InvoiceKind } from '#contract/invoices.ts'
import type { Schema } from '#contract/schema.ts'
import type { VatCategory } from '#domain/invoice/vat-treatment.ts'

/** An invoice as its files show it; dates are ISO 8601, amounts cents and positive also of a credit note. */
export interface Invoice {
  id: string
  kind: InvoiceKind
  number: string
  issuedOn: string
  periodStart: string
  periodEnd: string
  currency: string
  vatCategory: VatCategory
  vatPercent: number
  netCents: number
  vatCents: number
  grossCents: number
  content: InvoiceContent
}

export const INVOICE_COLUMNS = sql`v.id, v.kind, v.number, v.issued_on::text as "issuedOn",
  v.period_start::text as "periodStart", v.period_end::text as "periodEnd", v.currency, v.vat_category as "vatCategory",
  v.vat_percent as "vatPercent", v.net_cents::integer as "netCents", v.vat_cents::integer as "vatCents",
  v.gross_cents::integer as "grossCents", v.content`

/** An invoice that this person sent or got; of the platform's own also for those who see all of them. */
export async function loadInvoice(
  tx: Transaction<Schema>,
  id: string,
  reader: { userId: string; seesAll: boolean },
): Promise<Invoice | undefined> {
  const { rows } = await sql<Invoice>`
    select ${INVOICE_COLUMNS} from public.invoices v
    where v.id = ${id} and (v.issuer_id = ${reader.userId} or v.recipient_id = ${reader.userId}
      or ${reader.seesAll})`.execute(tx)
  return rows[0]
}

export const isCredit = ({ kind }: Pick<Invoice, 'kind'>): boolean =>
  kind === 'rental_credit' || kind === 'fee_credit'
