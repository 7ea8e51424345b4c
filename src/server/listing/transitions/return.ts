import { step } from '#server/lifecycle/lifecycle.ts'
import { decisionInput, reasonRefusal } from '../decision-input.ts'
import type { ListingRow } from '../listing-row.ts'
import { notifyRefused } from '../notify-lender.ts'
import { returnContent } from '../revisions/return-content.ts'
import { settleReports } from '../settle-reports.ts'

/**
 * A moderator sends the listing back to its lender, who changes it and offers it again; until then no one else sees it.
 * Changes that waited are part of the draft. Refused: REASON_MISSING.
 */
export const returnListing = step<ListingRow>()({
  name: 'return',
  input: decisionInput,
  guard: (_context, _row, input) => reasonRefusal(input),
  reason: ({ reason }) => reason,
  async effects(context, row, input) {
    await returnContent(context, row.id)
    await notifyRefused(context, row, 'returned', input)
    await settleReports(context, row, 'changed')
    return { message: input.message }
  },
})
