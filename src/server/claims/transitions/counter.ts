import { z } from 'zod'
import { claimDueAt } from '#domain/claim/lifecycle.ts'
import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { answer, answerRefusal } from '../answer.ts'
import type { ClaimRow } from '../claim-row.ts'
import { addEvidence } from '../evidence.ts'
import { mailClaim } from '../mails/mail-claim.ts'

/** The respondent offers less than is asked for; the claimant answers next. */
export const counter = step<ClaimRow>()({
  name: 'counter',
  input: { ...answer, offerCents: z.int().min(1) },
  guard(context, row, input) {
    if (input.offerCents >= row.amount_cents)
      return refuse('CLAIM_TOO_HIGH', { maxCents: row.amount_cents - 1 })
    return answerRefusal(context, row, input)
  },
  async effects({ tx, deps, now, userId }, row, { offerCents, message, photos }) {
    const due_at = new Date(claimDueAt('countered', now.getTime())!).toISOString()
    await tx.updateTable('claims').set({ offer_cents: offerCents, due_at }).where('id', '=', row.id).execute()
    await addEvidence(tx, { claimId: row.id, userId: userId!, photos, at: now })
    await mailClaim(tx, deps.config.siteUrl, { ...row, offer_cents: offerCents, due_at }, 'countered')
    return { offerCents, ...(message && { message }) }
  },
})
