import { step } from '#server/lifecycle/lifecycle.ts'
import { decisionInput, reasonRefusal } from '../decision-input.ts'
import { notifyRevision } from '../notify-lender.ts'
import type { RevisionRow } from '../revision-row.ts'

/** A moderator declines changed words and pictures: the listing stays as it is, and its lender is told why. */
export const rejectRevision = step<RevisionRow>()({
  name: 'reject',
  input: decisionInput,
  guard: (_context, _row, input) => reasonRefusal(input),
  reason: ({ reason }) => reason,
  async effects(context, row, input) {
    await notifyRevision(context, row, { decision: 'rejected', ...input })
    return { message: input.message }
  },
})
