import { z } from 'zod'
import { epochOf } from '#backend/db/instant.ts'
import { refundOf } from '#domain/booking/cancellation.ts'
import { refuse } from '#domain/result.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { type StepContext, step } from '#server/lifecycle/lifecycle.ts'
import { refundBooking } from '#server/money/refund-booking.ts'
import { agreedTerms } from '../agreed-terms.ts'
import type { BookingRow } from '../booking-row.ts'
import { hasOpenClaim } from '../has-open-claim.ts'
import { mailCancellation } from '../mails/mail-cancellation.ts'

/**
 * Renter or owner calls a rental off. The refund that the canceller was shown must still be the one that applies:
 * while a page is open the policy's next step may have come.
 */
export const cancel = step<BookingRow>()({
  name: 'cancel',
  input: {
    message: z.string().trim().max(1000).optional(),
    expectedRefundCents: z.int().min(0).optional(),
  },
  async guard(context, row, { expectedRefundCents }) {
    if (await hasOpenClaim(context.tx, row.id)) return refuse('CLAIM_OPEN')
    const { refundCents } = refundFor(row, context)
    if (expectedRefundCents !== undefined && expectedRefundCents !== refundCents) {
      return refuse('REFUND_CHANGED', { refundCents })
    }
    return undefined
  },
  reason: (_input, { role }) => `cancelled_by_${role}`,
  async effects(context, row, { message }) {
    const { tx, deps, role } = context
    const { refundCents: dueCents, percent } = refundFor(row, context)
    const refundCents = await refundBooking(tx, deps, row, dueCents, `cancelled_by_${role}`)
    await postRelease(tx, row.id, context.now)
    await mailCancellation(tx, deps.config.siteUrl, row, { by: role, refundCents, message })
    return { refundCents, percent, ...(message && { message }) }
  },
})

function refundFor(row: BookingRow, { role, from, now }: StepContext) {
  return refundOf({
    refunds: agreedTerms(row).refunds,
    by: role === 'owner' ? 'owner' : 'renter',
    isConfirmed: from !== 'requested',
    rentalCents: row.rental_cents,
    deliveryCents: row.delivery_cents,
    topUpCents: row.top_up_cents,
    bookedAt: epochOf(row.created_at),
    start: epochOf(row.start_date),
    now: now.getTime(),
  })
}
