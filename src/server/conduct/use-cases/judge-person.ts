import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { staffOf } from '#domain/access/duties.ts'
import { isStaff } from '#domain/access/is-staff.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { PERSON_REASONS } from '#domain/moderation/person-reports.ts'
import { explains, MAX_REASON_MESSAGE } from '#domain/moderation/reasons.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { carryOut } from '../carry-out.ts'
import { liftBlock } from '../lift-block.ts'
import { lockJudged } from '../lock-judged.ts'

/**
 * Warns or blocks a person whom nobody reported, with a reason that they are told and can object to; or, as an admin,
 * lifts a block. What has been decided is a report of the moderator's, so that it stands in the same history. Only
 * admins judge the team, and no one themselves. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, WRONG_STATE, REASON_MISSING.
 */
export const judgePerson = useCase({
  name: 'judge-person',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    personId: z.uuid(),
    decision: z.enum(['warn', 'block', 'lift']),
    reason: z.enum(PERSON_REASONS).optional(),
    message: z.string().trim().max(MAX_REASON_MESSAGE).default(''),
  }),
  async run({ tx, deps, userId, now }, { personId, decision, reason, message }) {
    const person = await lockJudged(tx, personId, userId)
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    if (!person || !mayDecide(actor, 'moderate-content', '')) return refuse('NOT_FOUND')
    const needsAdmin = decision === 'lift' || isStaff(staffOf(person))
    if (personId === userId || (needsAdmin && !isAdmin(actor.roles))) return refuse('UNAUTHORIZED')
    if (decision === 'block' ? person.is_blocked : decision === 'lift' && !person.is_blocked)
      return refuse('WRONG_STATE', { status: person.is_blocked ? 'blocked' : 'free', transition: decision })
    if (decision === 'lift') {
      await liftBlock(tx, deps, { personId, message, actorId: userId, at: now })
      return ok({ personId, isBlocked: false })
    }
    if (!(reason && explains(reason, message))) return refuse('REASON_MISSING')
    const report = {
      ...(await fileOwnReport(tx, { personId, userId, reason, message, now })),
      name: person.name,
    }
    const why = { reason, ...(message && { message }) }
    await carryOut(tx, deps, { report, decision, why, actorId: userId, at: now })
    return ok({ personId, isBlocked: decision === 'block' || person.is_blocked })
  },
})

interface OwnReport {
  personId: string
  userId: string
  reason: (typeof PERSON_REASONS)[number]
  message: string
  now: Date
}

/** The moderator's report, or the open one that they have written about the person before. */
async function fileOwnReport(tx: Context['tx'], { personId, userId, reason, message, now }: OwnReport) {
  const open = await tx
    .selectFrom('person_reports')
    .select(['id', 'reporter_id', 'person_id', 'reason'])
    .where('reporter_id', '=', userId)
    .where('person_id', '=', personId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (open) return open
  return tx
    .insertInto('person_reports')
    .values({ reporter_id: userId, person_id: personId, reason, message, created_at: now.toISOString() })
    .returning(['id', 'reporter_id', 'person_id', 'reason'])
    .executeTakeFirstOrThrow()
}
