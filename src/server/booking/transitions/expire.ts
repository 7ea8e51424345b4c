import { step } from '#server/lifecycle/lifecycle.ts'
import { refundBooking } from '#server/money/refund-booking.ts'
import type { BookingRow } from '../booking-row.ts'
import { mailCancelled } from '../mails/mail-cancelled.ts'

/** The owner did not answer a request in time: its dates are free and its authorisation is voided. */
export const expire = step<BookingRow>()({
  name: 'expire',
  reason: () => 'expired',
  async effects({ tx, deps }, row) {
    await refundBooking(tx, deps, row, row.due_cents ?? 0, 'expired')
    await mailCancelled(tx, deps.config.siteUrl, row.id, 'expired')
    return undefined
  },
})
