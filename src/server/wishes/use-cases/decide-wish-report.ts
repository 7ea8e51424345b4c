import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { explains, MAX_REASON_MESSAGE } from '#domain/moderation/reasons.ts'
import {
  WISH_DECISIONS,
  WISH_REASONS,
  WISH_STATUS_AFTER,
  wishDecisionsOn,
} from '#domain/moderation/wish-reports.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { carryOutWishDecision } from '../carry-out-wish-decision.ts'
import { wish } from '../wish.ts'

const MODERATES = { action: 'moderate', resource: 'review' } as const

/**
 * A moderator decides on a report of a wish: it stays, or is taken off, and its person is told why; on an appeal against
 * that, that it stays off or is put back. No one decides on a wish of their own, or on their own report. A decision that the caller has made already is answered as done. Refused:
 * BLOCKED, UNAUTHORIZED, NOT_FOUND, WRONG_STATE, REASON_MISSING.
 */
export const decideWishReport = useCase({
  name: 'decide-wish-report',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    decision: z.enum(WISH_DECISIONS),
    reason: z.enum(WISH_REASONS).optional(),
    message: z.string().trim().max(MAX_REASON_MESSAGE).default(''),
  }),
  async run({ tx, deps, userId, now }, { id, decision, reason, message }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    const report = await lockReport(tx, id)
    if (!report || !mayDecide(actor, MODERATES, '')) return refuse('NOT_FOUND')
    if ([report.reporter_id, report.user_id].includes(userId)) return refuse('UNAUTHORIZED')
    const status = WISH_STATUS_AFTER[decision]
    if (report.status === status && report.decided_by === userId) return ok({ id, status })
    if (report.status !== 'open' || !wishDecisionsOn(report.reason === 'appeal').includes(decision))
      return refuse('WRONG_STATE', { status: report.status, transition: decision })
    const isAgainst = decision === 'remove'
    if (isAgainst && !(reason && explains(reason, message))) return refuse('REASON_MISSING')
    const why = isAgainst ? { reason: reason!, ...(message && { message }) } : undefined
    if (decision !== 'dismiss') {
      const changed = await transition(tx, deps, wish, {
        id: report.wish_id,
        name: decision,
        actor: { userId },
      })
      if (!changed.ok) return changed
    }
    await carryOutWishDecision(tx, deps, { report, decision, why, actorId: userId, at: now })
    return ok({ id, status })
  },
})

/** The report, after the wish it is about, whose other reports wait meanwhile. */
async function lockReport(tx: Context['tx'], id: string) {
  const reported = await tx
    .selectFrom('wishes as w')
    .innerJoin('wish_reports as r', 'r.wish_id', 'w.id')
    .select(['w.user_id', 'w.title', 'w.note'])
    .where('r.id', '=', id)
    .forUpdate('w')
    .executeTakeFirst()
  const report = await tx
    .selectFrom('wish_reports')
    .select(['id', 'reporter_id', 'wish_id', 'reason', 'status', 'decided_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return reported && report && { ...reported, ...report }
}
