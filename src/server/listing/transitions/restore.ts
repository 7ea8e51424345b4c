import { step } from '#server/lifecycle/lifecycle.ts'
import type { ListingRow } from '../listing-row.ts'
import { settleReports } from '../settle-reports.ts'
import { tellRestored } from '../tell-lender.ts'

/** An admin takes a removal back: the listing is paused, so that its lender looks at it before renters do. */
export const restore = step<ListingRow>()({
  name: 'restore',
  async effects(context, row) {
    await settleReports(context, row, 'restored')
    await tellRestored(context, row)
    return undefined
  },
})
