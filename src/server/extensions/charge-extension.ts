import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { EXTENSION_PAYMENT_MS } from '#domain/booking/extension.ts'
import type { Deps } from '#server/deps.ts'
import { requestCharge } from '#server/money/request-charge.ts'
import type { ExtensionRow } from './extension-row.ts'

/** Charges the renter for a later end, on the card of the order; a free extension is finished by the clock. */
export async function chargeExtension(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'tasks'>,
  { id, booking_id, price_cents }: Pick<ExtensionRow, 'id' | 'booking_id' | 'price_cents'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('extensions')
    .set({ expires_at: new Date(now.getTime() + EXTENSION_PAYMENT_MS).toISOString() })
    .where('id', '=', id)
    .execute()
  if (price_cents === 0) return
  await requestCharge(tx, deps, {
    bookingId: booking_id,
    purpose: 'extension',
    cents: price_cents,
    onceKey: id,
    extensionId: id,
  })
}
