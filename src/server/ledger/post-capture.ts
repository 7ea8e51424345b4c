import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { postRelease } from './post-release.ts'
import { postTransfer } from './post-transfer.ts'

/**
 * Books what was captured for an order, booking by booking: the money lies at the provider and is the renter's until
 * the rental begins. What a late cancellation keeps is the lender's at once.
 */
export async function postCapture(
  tx: Transaction<Schema>,
  { orderId, paymentId, at }: { orderId: string; paymentId: string; at: Date },
): Promise<void> {
  const bookings = await tx
    .selectFrom('bookings')
    .select(['id', 'renter_id', 'status', 'captured_cents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  for (const booking of bookings) {
    const cents = booking.captured_cents ?? 0
    await postTransfer(tx, {
      kind: 'capture',
      onceKey: `capture:${booking.id}`,
      bookingId: booking.id,
      paymentId,
      at,
      entries: [
        { account: 'provider', cents: -cents },
        { account: 'renter', userId: booking.renter_id, cents },
      ],
    })
    if (booking.status === 'cancelled') await postRelease(tx, booking.id, at)
  }
}
