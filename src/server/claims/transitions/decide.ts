import { z } from 'zod'
import { claimDueAt } from '#domain/claim/lifecycle.ts'
import { refuse } from '#domain/result.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { ownAppeal, ownAppealRefusal } from '#server/cases/own-appeal.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import type { ClaimRow } from '../claim-row.ts'
import { mailClaim } from '../mails/mail-claim.ts'
import { settleClaim } from '../settle-claim.ts'

/**
 * A moderator says how much of the amount the claimant gets, with a reason; both sides have seven days to appeal. After
 * an appeal an admin decides, and that is final; not the one who decided before (SECOND_PERSON_NEEDED), unless there is no
 * other.
 */
export const decide = step<ClaimRow>()({
  name: 'decide',
  input: { awardCents: z.int().min(0), reason: z.string().trim().min(1).max(3000) },
  guard({ tx, from, userId }, { id, amount_cents: maxCents }, { awardCents }) {
    if (awardCents > maxCents) return refuse('CLAIM_TOO_HIGH', { maxCents })
    return from === 'appealed' ? ownAppealRefusal(tx, { id, userId: userId!, byAdmin: true }) : undefined
  },
  reason: ({ reason }) => reason,
  async effects(context, row, { awardCents, reason }) {
    const { tx, deps, from, now, userId } = context
    const isOwn = from === 'appealed' && (await ownAppeal(tx, { id: row.id, userId: userId!, byAdmin: true }))
    await recordAction(tx, {
      actorId: userId!,
      action: 'decide-claim',
      subjectId: row.respondent_id,
      details: { claimId: row.id, awardCents, reason, ...(isOwn && { ownDecision: true }) },
      at: now,
    })
    if (from === 'appealed') {
      await settleClaim(tx, deps, row, awardCents, reason)
    } else {
      const due_at = new Date(claimDueAt('decided', now.getTime())!).toISOString()
      await tx
        .updateTable('claims')
        .set({ award_cents: awardCents, due_at })
        .where('id', '=', row.id)
        .execute()
      const decided = { ...row, award_cents: awardCents, due_at }
      await mailClaim(tx, deps.config.siteUrl, decided, 'decided', reason)
    }
    return { awardCents }
  },
})
