import { z } from 'zod'
import { step } from '#server/lifecycle/lifecycle.ts'
import { refundBooking } from '#server/money/refund-booking.ts'
import type { BookingRow } from '../booking-row.ts'
import { mailDeclined } from '../mails/mail-answer.ts'

/** The owner says no to a request, in words of their own if they like: the dates are free and nothing is charged. */
export const decline = step<BookingRow>()({
  name: 'decline',
  input: { message: z.string().trim().max(1000).optional() },
  reason: () => 'declined',
  async effects({ tx, deps }, row, { message }) {
    await refundBooking(tx, deps, row, row.due_cents ?? 0, 'declined')
    await mailDeclined(tx, deps.config.siteUrl, row, message)
    return message ? { message } : undefined
  },
})
