import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/**
 * Offers the card of a payment at the next checkout, because its owner asked for that. The same card saved before is
 * offered only once.
 */
export async function saveCard(
  tx: Transaction<Schema>,
  { orderId, userId, now }: { orderId: string; userId: string; now: Date },
): Promise<void> {
  const card = await tx
    .selectFrom('payment_methods')
    .innerJoin('payments', 'payments.method_id', 'payment_methods.id')
    .selectAll('payment_methods')
    .where('payments.order_id', '=', orderId)
    .where('payment_methods.user_id', '=', userId)
    .where('payment_methods.removed_at', 'is', null)
    .executeTakeFirst()
  if (!card) return
  await tx
    .updateTable('payment_methods')
    .set({ saved_at: null })
    .where('user_id', '=', userId)
    .where('brand', '=', card.brand)
    .where('last4', '=', card.last4)
    .where('exp_month', '=', card.exp_month)
    .where('exp_year', '=', card.exp_year)
    .where('id', '<>', card.id)
    .execute()
  await tx
    .updateTable('payment_methods')
    .set({ saved_at: now.toISOString() })
    .where('id', '=', card.id)
    .where('saved_at', 'is', null)
    .execute()
}
