import { CLAIM_MS } from '../claim/claim-window.ts'
import { type CancellationPolicy, type Refund, refundOf } from './cancellation.ts'

/**
 * From when on (epoch ms) a rental without a recorded pick-up counts as missed by its renter: once it is over, and the
 * renter has had all the time in which the lender's not coming can be reported.
 */
export const missedAt = ({ start, end }: { start: number; end: number }): number =>
  Math.max(end, start + CLAIM_MS)

/** The renter's refund for a missed rental, in cents: the same as for cancelling at its very start. */
export const refundOfMissed = (rental: {
  policy: CancellationPolicy
  rentalCents: number
  deliveryCents: number
  topUpCents: number
  bookedAt: number
  start: number
}): Refund => refundOf({ ...rental, by: 'renter', isConfirmed: true, now: rental.start })
