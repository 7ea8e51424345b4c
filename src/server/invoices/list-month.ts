import { sql, type Transaction } from 'kysely'
import type { FeeInvoice } from '#contract/invoices.ts'
import type { Schema } from '#contract/schema.ts'
import { inOrder, ofMonth, type Part, SIGN } from './of-month.ts'

/** The platform's invoices issued in a month as finance has them in the list: a part of them, or all. */
export async function listMonth(tx: Transaction<Schema>, month: string, part?: Part): Promise<FeeInvoice[]> {
  const { rows } = await sql<FeeInvoice>`
    select v.id, v.kind, v.number, v.issued_on::text as "issuedOn", v.currency,
      v.content -> 'buyer' ->> 'name' as recipient, v.content -> 'buyer' ->> 'country' as country,
      v.vat_category as "vatCategory", v.vat_percent as "vatPercent",
      (${SIGN} * v.net_cents)::integer as "netCents", (${SIGN} * v.vat_cents)::integer as "vatCents",
      (${SIGN} * v.gross_cents)::integer as "grossCents"
    ${ofMonth(month)} ${inOrder(part)}`.execute(tx)
  return rows
}
