import { step } from '#server/lifecycle/lifecycle.ts'
import { requestDepositRelease } from '#server/money/decide-deposit.ts'
import type { BookingRow } from '../booking-row.ts'
import { mailCancelled } from '../mails/mail-cancelled.ts'

/** The authorisation ran out before it was captured: no booking without payment. */
export const lapse = step<BookingRow>()({
  name: 'lapse',
  reason: () => 'payment_lapsed',
  async effects({ tx, deps }, { id, due_cents }) {
    await tx
      .updateTable('bookings')
      .set({ refund_cents: due_cents ?? 0 })
      .where('id', '=', id)
      .execute()
    await requestDepositRelease(tx, deps, id)
    await mailCancelled(tx, deps.config.siteUrl, id, 'payment_lapsed')
    return undefined
  },
})
