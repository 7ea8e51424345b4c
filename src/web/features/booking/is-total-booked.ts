import type { Booking, Side } from './booking.ts'

type Money = Pick<Booking, 'status' | 'due_cents' | 'captured_cents' | 'extensions'>

const OWED: readonly Booking['status'][] = ['picked_up', 'returned', 'disputed', 'completed']

/** Whether all of a rental's price is in the ledger: charged to its renter, or owed to its lender since the pick-up. */
export function isTotalBooked({ status, due_cents, captured_cents, extensions }: Money, side: Side): boolean {
  const extended = extensions
    .filter((extension) => extension.status === 'done')
    .reduce((sum, { price_cents }) => sum + price_cents, 0)
  const isCharged = due_cents > 0 && captured_cents !== null && captured_cents + extended === due_cents
  return isCharged && (side === 'renter' || OWED.includes(status))
}
