import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { OPEN_PAYMENT_STATUSES } from '#domain/money/payment-lifecycle.ts'

/**
 * Decides that nothing of some payments will be captured: they are voided as soon as the caller's transaction has
 * committed. Those of which something was decided before stay as they are.
 */
export async function giveUpPayments(
  tx: Transaction<Schema>,
  which: (where: ExpressionBuilder<Schema, 'payments'>) => ExpressionWrapper<Schema, 'payments', SqlBool>,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ capture_cents: 0, check_at: sql`now()` })
    .where('status', 'in', [...OPEN_PAYMENT_STATUSES])
    .where('capture_cents', 'is', null)
    .where(which)
    .execute()
}
