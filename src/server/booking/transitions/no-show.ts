import { z } from 'zod'
import { postRelease } from '#server/ledger/post-release.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { refundBooking } from '#server/money/refund-booking.ts'
import type { BookingRow } from '../booking-row.ts'

/** The lender did not come, as a claim has settled: the renter gets back what it says, the dates are free again. */
export const noShow = step<BookingRow>()({
  name: 'no_show',
  input: { refundCents: z.int().min(1) },
  reason: () => 'no_show',
  async effects({ tx, deps, now }, row, { refundCents: awardCents }) {
    const refundCents = await refundBooking(tx, deps, row, awardCents, 'no_show')
    await postRelease(tx, row.id, now)
    return { refundCents }
  },
})
