import type { ExpressionBuilder, ExpressionWrapper, SqlBool, Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Has the clock settle some payments at once. */
export async function wakePayments(
  tx: Transaction<Schema>,
  which: (where: ExpressionBuilder<Schema, 'payments'>) => ExpressionWrapper<Schema, 'payments', SqlBool>,
): Promise<void> {
  // Long ago: due by any clock.
  await tx.updateTable('payments').set({ check_at: '-infinity' }).where(which).execute()
}
