import { step } from '#server/lifecycle/lifecycle.ts'
import { answer, answerRefusal } from '../answer.ts'
import type { ClaimRow } from '../claim-row.ts'
import { addEvidence } from '../evidence.ts'
import { mailClaim } from '../mails/mail-claim.ts'

/** The side whose turn it is does not agree: a moderator decides. */
export const dispute = step<ClaimRow>()({
  name: 'dispute',
  input: answer,
  guard: (context, row, input) => answerRefusal(context, row, input),
  async effects({ tx, deps, now, userId }, row, { message, photos }) {
    await tx.updateTable('claims').set({ due_at: null }).where('id', '=', row.id).execute()
    await addEvidence(tx, { claimId: row.id, userId: userId!, photos, at: now })
    await mailClaim(tx, deps.config.siteUrl, { ...row, due_at: null }, 'escalated')
    return message ? { message } : undefined
  },
})
