import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { staffOf } from '#domain/access/duties.ts'
import { isStaff } from '#domain/access/is-staff.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { isAdmin } from '#domain/access/roles.ts'
import {
  decisionsOn,
  PERSON_DECISIONS,
  PERSON_REASONS,
  STATUS_AFTER,
} from '#domain/moderation/person-reports.ts'
import { explains, MAX_REASON_MESSAGE } from '#domain/moderation/reasons.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { carryOut } from '../carry-out.ts'
import { lockJudged } from '../lock-judged.ts'

/**
 * A moderator decides on a report of a person: it is dismissed, or the person is warned or blocked, with a reason that
 * they are told; on an appeal, that it stays or, as an admin, that it is lifted. Only admins judge the team, and no one
 * themselves. A decision that the caller has made already is answered as done. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND,
 * WRONG_STATE, REASON_MISSING.
 */
export const decidePersonReport = useCase({
  name: 'decide-person-report',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    decision: z.enum(PERSON_DECISIONS),
    reason: z.enum(PERSON_REASONS).optional(),
    message: z.string().trim().max(MAX_REASON_MESSAGE).default(''),
  }),
  async run({ tx, deps, userId, now }, { id, decision, reason, message }) {
    const report = await lockReport(tx, id, userId)
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    if (!report || !mayDecide(actor, 'moderate-content', '')) return refuse('NOT_FOUND')
    const needsAdmin = decision === 'lift' || isStaff(staffOf(report))
    if (report.person_id === userId || report.reporter_id === userId || (needsAdmin && !isAdmin(actor.roles)))
      return refuse('UNAUTHORIZED')
    const status = STATUS_AFTER[decision]
    if (report.status === status && report.decided_by === userId) return ok({ id, status })
    if (report.status !== 'open' || !decisionsOn(report.reason === 'appeal').includes(decision))
      return refuse('WRONG_STATE', { status: report.status, transition: decision })
    const isAgainst = decision === 'warn' || decision === 'block'
    if (isAgainst && !(reason && explains(reason, message))) return refuse('REASON_MISSING')
    const why = isAgainst ? { reason: reason!, ...(message && { message }) } : undefined
    await carryOut(tx, deps, { report, decision, why, actorId: userId, at: now })
    return ok({ id, status })
  },
})

/** The report, after the person it is about, whose other reports wait meanwhile. */
async function lockReport(tx: Context['tx'], id: string, judgeId: string) {
  const found = await tx
    .selectFrom('person_reports')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const person = found && (await lockJudged(tx, found.person_id, judgeId))
  if (!person) return
  const report = await tx
    .selectFrom('person_reports')
    .select(['id', 'reporter_id', 'person_id', 'reason', 'status', 'decided_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return report && { ...report, roles: person.roles, duties: person.duties, name: person.name }
}
