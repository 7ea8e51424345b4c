import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { INVOICE_COLUMNS, type Invoice } from './load-invoice.ts'

/** More than a platform issues in a month that one process draws. */
const MAX_INVOICES = 5_000

/** The platform's invoices issued in a month (`2026-11`), by their numbers. */
export async function loadMonth(tx: Transaction<Schema>, month: string): Promise<Invoice[]> {
  const { rows } = await sql<Invoice>`
    select ${INVOICE_COLUMNS} from public.invoices v
    where v.issuer_id is null and v.issued_on >= ${`${month}-01`}::date
      and v.issued_on < ${`${month}-01`}::date + interval '1 month'
    order by v.year, v.serial limit ${MAX_INVOICES}`.execute(tx)
  return rows
}
