import { epochOf } from '#backend/db/instant.ts'
import { missedAt, refundOfMissed } from '#domain/booking/missed.ts'
import { refuse } from '#domain/result.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { refundBooking } from '#server/money/refund-booking.ts'
import { agreedTerms } from '../agreed-terms.ts'
import type { BookingRow } from '../booking-row.ts'
import { hasOpenClaim } from '../has-open-claim.ts'
import { mailMissed } from '../mails/mail-missed.ts'

/**
 * The item was never picked up, and the renter did not report that the lender stayed away: the lender kept the dates and
 * gets the price less the fee, the deposit is released. While a claim is open, that one decides.
 */
export const miss = step<BookingRow>()({
  name: 'miss',
  async guard({ tx, now }, row) {
    const { id, status, start_date, end_date } = row
    const rental = { start: epochOf(start_date), end: epochOf(end_date) }
    if (missedAt(rental, agreedTerms(row)) > now.getTime())
      return refuse('WRONG_STATE', { status, transition: 'miss' })
    return (await hasOpenClaim(tx, id)) ? refuse('CLAIM_OPEN') : undefined
  },
  reason: () => 'missed',
  async effects({ tx, deps, now }, row) {
    const missed = refundOfMissed({
      refunds: agreedTerms(row).refunds,
      rentalCents: row.rental_cents,
      deliveryCents: row.delivery_cents,
      topUpCents: row.top_up_cents,
      bookedAt: epochOf(row.created_at),
      start: epochOf(row.start_date),
    })
    const refundCents = await refundBooking(tx, deps, row, missed.refundCents, 'missed')
    await postRelease(tx, row.id, now)
    await mailMissed(tx, deps.config.siteUrl, row, refundCents)
    return { refundCents }
  },
})
