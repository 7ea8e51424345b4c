import { step } from '#server/lifecycle/lifecycle.ts'
import { answer, answerRefusal } from '../answer.ts'
import type { ClaimRow } from '../claim-row.ts'
import { addEvidence } from '../evidence.ts'
import { mailClaim } from '../mails/mail-claim.ts'

/** One side does not accept the moderator's decision: an admin decides, and that is final. */
export const appeal = step<ClaimRow>()({
  name: 'appeal',
  input: { ...answer, message: answer.message.unwrap().min(1) },
  guard: (context, row, input) => answerRefusal(context, row, input),
  async effects({ tx, deps, now, userId }, row, { message, photos }) {
    await tx.updateTable('claims').set({ due_at: null }).where('id', '=', row.id).execute()
    await addEvidence(tx, { claimId: row.id, userId: userId!, photos, at: now })
    await mailClaim(tx, deps.config.siteUrl, { ...row, due_at: null }, 'appealed')
    return { message }
  },
})
