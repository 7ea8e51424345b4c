import { mailCancelled } from '#server/checkout/mail-cancelled.ts'
import { wakePayment } from '#server/checkout/wake-payment.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from '../booking-row.ts'

/** The owner did not answer a request in time: its dates are free and its money is let go. */
export const expire = step<BookingRow>()({
  name: 'expire',
  reason: () => 'expired',
  async effects({ tx, deps, now }, { id, order_id }) {
    await mailCancelled(tx, deps.config.siteUrl, id, 'expired')
    await wakePayment(tx, order_id, now)
    return undefined
  },
})
