import { loadSides } from '#server/mail/load-sides.ts'
import { putMail } from '#server/mail/put-mail.ts'
import type { PaymentFollower } from '#server/money/follower.ts'
import { loadPayment } from '#server/money/load-payment.ts'

/** A renter confirms what their card did not allow while they were away: they are asked for it, unless it was given up. */
export const mailPaymentNeeded: PaymentFollower = {
  purposes: ['deposit', 'extension', 'late_fee', 'claim'],
  async unanswered({ tx, deps }, { id }) {
    const payment = await loadPayment(tx, id)
    if (payment?.purpose === 'rental' || !payment?.booking_id || payment.capture_cents === 0) return
    const { person, rental, url } = (await loadSides(tx, deps.config.siteUrl, payment.booking_id)).renter
    const needed = { purpose: payment.purpose, cents: payment.amount_cents, rental, url }
    await putMail(tx, person, 'payment-needed', needed, id)
  },
}
