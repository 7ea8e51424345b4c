import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mailCancelled } from './mail-cancelled.ts'

/**
 * Cancels what was to be paid by an authorisation that ran out before it was captured: no booking without payment.
 * It takes a provider out of reach for days; what was picked up meanwhile stays, and is a case for a person.
 */
export async function loseAuthorisation(
  tx: Transaction<Schema>,
  siteUrl: string,
  orderId: string,
): Promise<void> {
  const cancelled = await tx
    .updateTable('bookings')
    .set({ status: 'cancelled', status_reason: 'payment_lapsed' })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['requested', 'confirmed'])
    .returning('id')
    .execute()
  for (const { id } of cancelled) await mailCancelled(tx, siteUrl, id, 'payment_lapsed')
}
