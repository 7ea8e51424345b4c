import { step } from '#server/lifecycle/lifecycle.ts'
import type { ListingRow } from '../listing-row.ts'
import { notifyApproved } from '../notify-lender.ts'

/** A moderator lets all visitors see the listing; its lender is told. */
export const approve = step<ListingRow>()({
  name: 'approve',
  async effects(context, row) {
    await notifyApproved(context, row)
    return undefined
  },
})
