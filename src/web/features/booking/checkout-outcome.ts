import type { BookingStatus } from '#domain/booking/lifecycle.ts'

export type CheckoutOutcome = 'confirmed' | 'requested' | 'mixed' | 'earlier'

const STILL_AHEAD: readonly BookingStatus[] = ['requested', 'confirmed']

/**
 * The outcome of a checkout; `earlier` if the person does not come from one, or if every rental is under way or over.
 */
export function outcomeOf(
  bookings: readonly { status: BookingStatus }[],
  orderId: string | null,
): CheckoutOutcome {
  const ahead = bookings.filter(({ status }) => STILL_AHEAD.includes(status))
  if (orderId === null || ahead.length === 0) return 'earlier'
  const asked = ahead.filter(({ status }) => status === 'requested').length
  if (asked === 0) return 'confirmed'
  return asked === ahead.length ? 'requested' : 'mixed'
}
