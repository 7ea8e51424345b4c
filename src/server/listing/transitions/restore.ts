import { takenBackRefusal } from '#server/cases/own-appeal.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import type { ListingRow } from '../listing-row.ts'
import { notifyRestored } from '../notify-lender.ts'
import { settleReports } from '../settle-reports.ts'

/**
 * An admin takes a removal back: the listing is paused, so that its lender looks at it before renters do. Refused:
 * SECOND_PERSON_NEEDED where its lender appeals against their own removal and another admin can decide.
 */
export const restore = step<ListingRow>()({
  name: 'restore',
  guard: ({ tx, userId }, { id }) => takenBackRefusal(tx, { subject: 'item', id, userId: userId! }),
  async effects(context, row) {
    await settleReports(context, row, 'restored')
    await notifyRestored(context, row)
    return undefined
  },
})
