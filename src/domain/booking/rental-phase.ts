import type { BookingStatus } from './lifecycle.ts'

export const RENTAL_PHASES = ['upcoming', 'current', 'past'] as const
export type RentalPhase = (typeof RENTAL_PHASES)[number]

/**
 * Where a renter looks for a booking at `now` (epoch ms, as `start` and `end`): what is in their hands or not settled is
 * current whatever the clock says; what was never fetched is over when its time is.
 */
export function rentalPhase(
  { status, start, end }: { status: BookingStatus; start: number; end: number },
  now: number,
): RentalPhase {
  if (status === 'cancelled' || status === 'declined' || status === 'completed') return 'past'
  if (status === 'picked_up' || status === 'returned' || status === 'disputed') return 'current'
  if (now < start) return 'upcoming'
  return now < end ? 'current' : 'past'
}
