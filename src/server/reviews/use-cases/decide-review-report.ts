import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { explains, MAX_REASON_MESSAGE } from '#domain/moderation/reasons.ts'
import { REVIEW_DECISIONS, REVIEW_REASONS, REVIEW_STATUS_AFTER } from '#domain/moderation/review-reports.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { carryOutReviewDecision } from '../carry-out-review-decision.ts'

const MODERATES = { action: 'moderate', resource: 'review' } as const

/**
 * A moderator decides on a report of a review: it stays, it is hidden with its rating, or only its reply is removed; its
 * author is told why. No one decides on a rental of their own, or on their own report. A decision that the caller
 * has made already is answered as done. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, WRONG_STATE, REASON_MISSING.
 */
export const decideReviewReport = useCase({
  name: 'decide-review-report',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    decision: z.enum(REVIEW_DECISIONS),
    reason: z.enum(REVIEW_REASONS).optional(),
    message: z.string().trim().max(MAX_REASON_MESSAGE).default(''),
  }),
  async run({ tx, deps, userId, now }, { id, decision, reason, message }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    const report = await lockReport(tx, id)
    if (!report || !mayDecide(actor, MODERATES, '')) return refuse('NOT_FOUND')
    const isInvolved = [report.reporter_id, report.renter_id, report.owner_id].includes(userId)
    if (isInvolved) return refuse('UNAUTHORIZED')
    const status = REVIEW_STATUS_AFTER[decision]
    if (report.status === status && report.decided_by === userId) return ok({ id, status })
    const hasNothingToTake = decision === 'remove-reply' ? report.reply === null : report.hidden_at !== null
    if (report.status !== 'open' || (decision !== 'dismiss' && hasNothingToTake))
      return refuse('WRONG_STATE', { status: report.status, transition: decision })
    const isAgainst = decision !== 'dismiss'
    if (isAgainst && !(reason && explains(reason, message))) return refuse('REASON_MISSING')
    const why = isAgainst ? { reason: reason!, ...(message && { message }) } : undefined
    await carryOutReviewDecision(tx, deps, { report, decision, why, actorId: userId, at: now })
    return ok({ id, status })
  },
})

/** The report, after the review it is about, whose other reports wait meanwhile. */
async function lockReport(tx: Context['tx'], id: string) {
  const review = await tx
    .selectFrom('reviews as v')
    .innerJoin('review_reports as r', 'r.review_id', 'v.id')
    .innerJoin('bookings as b', 'b.id', 'v.booking_id')
    .innerJoin('items as i', 'i.id', 'v.item_id')
    .select(['v.author_id', 'v.booking_id', 'v.text', 'v.rating', 'v.reply', 'v.hidden_at'])
    .select(['b.renter_id', 'b.owner_id', 'i.title'])
    .where('r.id', '=', id)
    .forUpdate('v')
    .executeTakeFirst()
  const report = await tx
    .selectFrom('review_reports')
    .select(['id', 'reporter_id', 'review_id', 'status', 'decided_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return review && report && { ...review, ...report }
}
