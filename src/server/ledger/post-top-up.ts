import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { postTransfer } from './post-transfer.ts'

/** Posts what the platform carries of a booking's price, in cents: it is owed to the lender, though not released yet. */
export async function postTopUp(
  tx: Transaction<Schema>,
  booking: { id: string; owner_id: string },
  cents: number,
  at: Date,
): Promise<void> {
  await postTransfer(tx, {
    kind: 'top_up',
    onceKey: `top_up:${booking.id}`,
    bookingId: booking.id,
    at,
    entries: [
      { account: 'platform', cents: -cents },
      { account: 'lender_pending', userId: booking.owner_id, cents },
    ],
  })
}
