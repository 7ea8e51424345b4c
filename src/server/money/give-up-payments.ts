import type { ExpressionBuilder, ExpressionWrapper, SqlBool, Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { OPEN_PAYMENT_STATUSES } from '#domain/money/payment-lifecycle.ts'
import type { Deps } from '#server/deps.ts'
import { wakePayment } from './wake-payment.ts'

/**
 * Decides that nothing of some payments will be captured: they are voided as soon as the caller's transaction has
 * committed. Those of which something was decided before stay as they are.
 */
export async function giveUpPayments(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'tasks'>,
  which: (where: ExpressionBuilder<Schema, 'payments'>) => ExpressionWrapper<Schema, 'payments', SqlBool>,
): Promise<void> {
  const given = await tx
    .updateTable('payments')
    .set({ capture_cents: 0 })
    .where('status', 'in', [...OPEN_PAYMENT_STATUSES])
    .where('capture_cents', 'is', null)
    .where(which)
    .returning('id')
    .execute()
  for (const { id } of given) await wakePayment(tx, deps, { paymentId: id })
}
