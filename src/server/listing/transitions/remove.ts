import { step } from '#server/lifecycle/lifecycle.ts'
import { decisionInput, reasonRefusal } from '../decision-input.ts'
import type { ListingRow } from '../listing-row.ts'
import { notifyRefused } from '../notify-lender.ts'
import { lapseRevision } from '../revisions/lapse-revision.ts'
import { settleReports } from '../settle-reports.ts'

/**
 * A moderator takes the listing down; only an admin puts it back; bookings stay, unpaid holds are released. Refused:
 * REASON_MISSING.
 */
export const remove = step<ListingRow>()({
  name: 'remove',
  input: decisionInput,
  guard: (_context, _row, input) => reasonRefusal(input),
  reason: ({ reason }) => reason,
  async effects(context, row, input) {
    await lapseRevision(context, row.id)
    await notifyRefused(context, row, 'removed', input)
    await settleReports(context, row, 'removed')
    return { message: input.message }
  },
})
