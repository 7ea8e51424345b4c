import { step } from '#server/lifecycle/lifecycle.ts'
import { wakePayment } from '#server/money/wake-payment.ts'
import type { BookingRow } from '../booking-row.ts'
import { mailAccepted } from '../mails/mail-answer.ts'
import { refuseOverdue } from '../refuse-overdue.ts'

/** The owner says yes to a request: the renter is told, and the reserved amount is captured. */
export const accept = step<BookingRow>()({
  name: 'accept',
  guard: ({ now }, row) => refuseOverdue(row, now),
  async effects({ tx, deps }, row) {
    await mailAccepted(tx, deps.config.siteUrl, row)
    await wakePayment(tx, deps, { orderId: row.order_id })
    return undefined
  },
})
