import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Has the clock settle some payments at once. */
export async function wakePayments(
  tx: Transaction<Schema>,
  which: (where: ExpressionBuilder<Schema, 'payments'>) => ExpressionWrapper<Schema, 'payments', SqlBool>,
): Promise<void> {
  await tx.updateTable('payments').set({ check_at: sql`now()` }).where(which).execute()
}
