import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { INVOICE_COLUMNS, type Invoice } from './load-invoice.ts'
import { inOrder, ofMonth, type Part } from './of-month.ts'

/** The platform's invoices issued in a month, with all that their files show. */
export async function loadMonth(tx: Transaction<Schema>, month: string, part: Part): Promise<Invoice[]> {
  const { rows } = await sql<Invoice>`select ${INVOICE_COLUMNS} ${ofMonth(month)} ${inOrder(part)}`.execute(
    tx,
  )
  return rows
}
