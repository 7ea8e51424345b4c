import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { notifyReporter } from '../settle-reports.ts'

/**
 * A moderator finds that a listing stays as it is, or that a removal was right; its reporter is told. A report that
 * the caller has dismissed already is answered as done. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, WRONG_STATE.
 */
export const dismissReport = useCase({
  name: 'dismiss-report',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, deps, userId, now }, { id }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    const report = await tx
      .selectFrom('reports')
      .innerJoin('items', 'items.id', 'reports.item_id')
      .select(['reports.id', 'reports.status', 'reporter_id', 'reason', 'item_id', 'decided_by'])
      .select(['items.title', 'items.owner_id'])
      .where('reports.id', '=', id)
      .forUpdate('reports')
      .executeTakeFirst()
    if (!report || !mayDecide(actor, 'moderate-content', '')) return refuse('NOT_FOUND')
    // No one of the team decides on reports of their own listing, or on reports of their own.
    const isInvolved = [report.owner_id, report.reporter_id].includes(userId)
    if (isInvolved) return refuse('UNAUTHORIZED')
    if (report.status === 'dismissed' && report.decided_by === userId) return ok({ id, status: 'dismissed' })
    if (report.status !== 'open') return refuse('WRONG_STATE', { status: report.status })
    await tx
      .updateTable('reports')
      .set({ status: 'dismissed', decided_at: now.toISOString(), decided_by: userId })
      .where('id', '=', id)
      .execute()
    await notifyReporter(tx, deps.config.siteUrl, report, 'dismissed')
    await recordAction(tx, {
      actorId: userId,
      action: 'dismiss-report',
      subjectId: report.owner_id,
      details: { reportId: id, itemId: report.item_id, title: report.title, reason: report.reason },
      at: now,
    })
    return ok({ id, status: 'dismissed' })
  },
})
