import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { keptTopUpCents } from '#domain/ledger/top-up.ts'
import { isCaptured } from './is-captured.ts'
import { postTopUp } from './post-top-up.ts'
import { postTransfer } from './post-transfer.ts'

export interface PickedUp {
  id: string
  renter_id: string
  owner_id: string
  due_cents: number
  top_up_cents: number
  /** Given back by hand before it began. */
  refund_cents: number
}

/**
 * Posts that the rental has begun: its price is owed to the lender, with what the platform
 * carries of it, though not released yet. A price that is not
 * captured so far is booked together with its capture.
 */
export async function postPickUp(tx: Transaction<Schema>, booking: PickedUp, at: Date): Promise<void> {
  if (!(await isCaptured(tx, booking.id))) return
  const { due_cents: dueCents, top_up_cents: topUpCents, refund_cents: refundCents } = booking
  const cents = dueCents - refundCents
  await postTransfer(tx, {
    kind: 'pick_up',
    onceKey: `pick_up:${booking.id}`,
    bookingId: booking.id,
    at,
    entries: [
      { account: 'renter', userId: booking.renter_id, cents: -cents },
      { account: 'lender_pending', userId: booking.owner_id, cents },
    ],
  })
  await postTopUp(tx, booking, keptTopUpCents({ dueCents, topUpCents, refundCents }), at)
}
