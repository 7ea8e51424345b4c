import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { CapturedBooking } from '#server/money/follower.ts'
import type { PostedCapture } from './post-capture.ts'
import { postTransfer } from './post-transfer.ts'

/**
 * Posts that a captured extension is owed to the lender, as the rental's price is from the pick-up on: it is released
 * with the rental. Before the pick-up nothing is, since the price that is posted then has it.
 */
export async function postExtension(
  tx: Transaction<Schema>,
  booking: CapturedBooking,
  { paymentId, cents, at }: PostedCapture,
): Promise<void> {
  if (booking.status === 'confirmed') return
  await postTransfer(tx, {
    kind: 'pick_up',
    onceKey: `pick_up:${paymentId}`,
    bookingId: booking.id,
    paymentId,
    at,
    entries: [
      { account: 'renter', userId: booking.renter_id, cents: -cents },
      { account: 'lender_pending', userId: booking.owner_id, cents },
    ],
  })
}
