import { sql, type Transaction } from 'kysely'
import type { FeeInvoiceSums } from '#contract/invoices.ts'
import type { Schema } from '#contract/schema.ts'
import { ofMonth, SIGN } from './of-month.ts'

/** How many invoices the platform issued in a month, and their sums in cents. */
export async function sumMonth(tx: Transaction<Schema>, month: string): Promise<FeeInvoiceSums> {
  const { rows } = await sql<FeeInvoiceSums>`
    select count(*)::integer as count, coalesce(sum(${SIGN} * v.net_cents), 0)::double precision as "netCents",
      coalesce(sum(${SIGN} * v.vat_cents), 0)::double precision as "vatCents",
      coalesce(sum(${SIGN} * v.gross_cents), 0)::double precision as "grossCents"
    ${ofMonth(month)}`.execute(tx)
  return rows[0]!
}
