import type { BookingTerms } from './booking-terms.ts'
import { type Cancellation, type Refund, refundOf } from './cancellation.ts'

const HOUR_MS = 3_600_000

/**
 * From when on (epoch ms) a rental without a recorded pick-up counts as missed by its renter: once it is over, and the
 * renter has had all the time in which the lender's not coming can be reported.
 */
export const missedAt = (
  { start, end }: { start: number; end: number },
  { claimHours }: Pick<BookingTerms, 'claimHours'>,
): number => Math.max(end, start + claimHours * HOUR_MS)

/** The renter's refund for a missed rental, in cents: the same as for cancelling at its very start. */
export const refundOfMissed = (rental: Omit<Cancellation, 'by' | 'isConfirmed' | 'now'>): Refund =>
  refundOf({ ...rental, by: 'renter', isConfirmed: true, now: rental.start })
