import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Records the provider's id of a payment; false where the payment was given up meanwhile. */
export async function notePaymentMade(
  tx: Transaction<Schema>,
  id: string,
  providerPaymentId: string,
): Promise<boolean> {
  const noted = await tx
    .updateTable('payments')
    .set({ provider_payment_id: providerPaymentId })
    .where('id', '=', id)
    .where('capture_cents', 'is', null)
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}
