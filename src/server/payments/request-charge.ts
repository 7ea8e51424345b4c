import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { writeLaterPayment } from './write-later-payment.ts'

export interface Charge {
  bookingId: string
  purpose: 'extension' | 'late_fee' | 'claim'
  /** More than 0. */
  cents: number
  /** Names the occasion, e.g. an extension's id: a second charge for it is not asked for. */
  onceKey: string
}

/**
 * Charges the renter of a booking on the card that paid for the booking, once an occasion, as soon as the caller's
 * transaction has committed. The payment's row has the outcome: `captured`, or `requires_action` and `failed` until the
 * renter, who is notified by mail, has confirmed it on the booking's page. The money of an extension is owed to the
 * lender with the rental's price; that of the others is the lender's at once.
 */
export async function requestCharge(
  tx: Transaction<Schema>,
  { bookingId, purpose, cents, onceKey }: Charge,
): Promise<void> {
  const paymentId = await writeLaterPayment(tx, {
    bookingId,
    purpose,
    cents,
    onceKey: `${purpose}:${onceKey}`,
  })
  if (!paymentId) return
  await tx.updateTable('payments').set({ capture_cents: cents }).where('id', '=', paymentId).execute()
  await tx
    .insertInto('captures')
    .values({ payment_id: paymentId, booking_id: bookingId, amount_cents: cents })
    .execute()
}
