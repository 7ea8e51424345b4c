import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Makes the job check an order's payment at once, because one of its bookings was decided. */
export async function wakePayment(tx: Transaction<Schema>, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ check_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .execute()
}
