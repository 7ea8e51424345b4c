import type { BookingStatus } from '../booking/lifecycle.ts'
import type { Lifecycle } from '../lifecycle.ts'
import { type Refusal, refuse } from '../result.ts'

/** What is moved between the two people of a booking and the platform. */
export const BOOKING_ADJUSTMENT_KINDS = [
  'refund',
  'goodwill',
  'credit',
  'deposit_release',
  'deposit_capture',
] as const
export type BookingAdjustmentKind = (typeof BOOKING_ADJUSTMENT_KINDS)[number]
export const ADJUSTMENT_KINDS = [...BOOKING_ADJUSTMENT_KINDS, 'commission'] as const
/**
 * What an admin moves by hand: a refund out of what the lender earns, a goodwill payment to the renter's card or a credit
 * on the lender's balance at the platform's cost, what becomes of a deposit, and a commission that an affiliate gives back
 * to the platform.
 */
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

export type AdjustmentState = 'proposed' | 'done' | 'rejected'

/** An adjustment's life; a small one is approved by who proposes it. */
export const ADJUSTMENT_LIFECYCLE = {
  proposed: {
    approve: { actor: 'admin', to: 'done' },
    reject: { actor: 'admin', to: 'rejected' },
  },
  done: {},
  rejected: {},
} as const satisfies Lifecycle<AdjustmentState, 'admin'>

/** An adjustment of a booking, or to a person within so long, counts towards the limit of two people. */
export const COUNTED_MS = 24 * 3_600_000

/** A booking's money as far as it can be moved by hand; cents. */
export interface AdjustableBooking {
  status: BookingStatus
  dueCents: number
  /** Given back of the price so far. */
  refundCents: number
  totalCents: number
  depositCents: number
  /** Captured of price and extensions, less every refund. */
  refundableCents: number
  /** Credited to the lender by hand so far. */
  creditedCents: number
  /** What is reserved, or planned to be, and not decided on; 0 if none. */
  openDepositCents: number
  /** Of that, what the card holds. */
  heldDepositCents: number
  /** Of what the affiliate in question earned by it, what was not taken back; 0 without one. */
  commissionCents: number
}

/** From the pick-up on the price can no longer be called off: what goes back then is goodwill. */
const SETTLED: readonly BookingStatus[] = ['picked_up', 'returned', 'disputed', 'completed', 'cancelled']

/** The most that can be moved of a booking in this way, in cents; 0 where nothing can. */
export function maxAdjustmentCents(kind: AdjustmentKind, booking: AdjustableBooking): number {
  const isSettled = SETTLED.includes(booking.status)
  switch (kind) {
    case 'refund':
      return Math.min(booking.dueCents - booking.refundCents, booking.refundableCents)
    case 'goodwill':
      return isSettled ? booking.refundableCents : 0
    case 'credit':
      return isSettled ? Math.max(0, booking.totalCents + booking.depositCents - booking.creditedCents) : 0
    case 'deposit_release':
      return booking.openDepositCents
    case 'deposit_capture':
      return booking.heldDepositCents
    case 'commission':
      return booking.commissionCents
  }
}

/** Why so much cannot be moved in this way; undefined where it can. */
export function adjustmentRefusal(
  kind: AdjustmentKind,
  cents: number,
  booking: AdjustableBooking,
): Refusal<'WRONG_STATE' | 'ADJUSTMENT_TOO_HIGH'> | undefined {
  const maxCents = maxAdjustmentCents(kind, booking)
  if (maxCents <= 0) return refuse('WRONG_STATE', { status: booking.status, transition: kind })
  return cents > maxCents ? refuse('ADJUSTMENT_TOO_HIGH', { maxCents }) : undefined
}
