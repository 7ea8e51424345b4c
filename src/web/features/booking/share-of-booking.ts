import { lenderShare } from '#domain/ledger/lender-share.ts'
import type { Booking } from './booking.ts'

/** Whether a booking came to nothing, so that only what was kept of its price is shared. */
export const isOff = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'cancelled' || status === 'declined'

/** The lender's share of a booking and the platform's fee, as far as anything was kept of its price. */
export const shareOfBooking = (booking: Booking) =>
  lenderShare({
    rentalCents: booking.rental_cents,
    dueCents: booking.due_cents,
    topUpCents: booking.top_up_cents,
    refundCents: booking.refund_cents,
    isCancelled: isOff(booking),
    feePercent: booking.fee_percent,
  })
