import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { CapturedBooking } from '#server/money/follower.ts'
import { postPickUp } from './post-pick-up.ts'
import { postRelease } from './post-release.ts'
import { postTransfer } from './post-transfer.ts'

export interface PostedCapture {
  paymentId: string
  cents: number
  at: Date
}

/**
 * Posts what was captured for a booking: the money lies at the provider and is the renter's until the rental begins.
 * Where the booking was ahead of its money, what follows from its state is booked as well: a pick-up, a release, and
 * what a late cancellation keeps, which is the lender's at once.
 */
export async function postCapture(
  tx: Transaction<Schema>,
  booking: CapturedBooking,
  { paymentId, cents, at }: PostedCapture,
): Promise<void> {
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
  if (PICKED_UP.includes(booking.status)) await postPickUp(tx, booking, at)
  if (booking.status === 'cancelled' || booking.status === 'completed') await postRelease(tx, booking.id, at)
}

const PICKED_UP = ['picked_up', 'returned', 'disputed', 'completed']
