import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { PERSON_REASONS } from '#domain/moderation/cases.ts'
import { explains, MAX_REASON_MESSAGE } from '#domain/moderation/reasons.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { caseKind } from '#server/cases/case.ts'
import { lockCase } from '#server/cases/case-row.ts'
import { fileCase } from '#server/cases/file-case.ts'
import { takenBackRefusal } from '#server/cases/own-appeal.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { liftBlock } from '../lift-block.ts'
import { lockJudged } from '../lock-judged.ts'
import { personCases } from '../person-cases.ts'

/**
 * Warns or blocks a person whom nobody reported, with a reason that they are told and can object to; or, as an admin,
 * lifts a block. What has been decided is a case of the moderator's, so that it stands in the same history. Only
 * admins judge the team, and no one themselves. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, WRONG_STATE, REASON_MISSING,
 * SECOND_PERSON_NEEDED where lifting an own block would answer an appeal on which another admin can decide.
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
    const needsAdmin = personCases.needsAdmin?.({ ...person, concerned: [] }, decision)
    if (personId === userId || (needsAdmin && !isAdmin(actor.roles))) return refuse('UNAUTHORIZED')
    if (decision === 'block' ? person.is_blocked : decision === 'lift' && !person.is_blocked)
      return refuse('WRONG_STATE', { status: person.is_blocked ? 'blocked' : 'free', transition: decision })
    if (decision === 'lift') {
      const refusal = await takenBackRefusal(tx, { subject: 'person', id: personId, userId })
      if (refusal) return refusal
      await liftBlock({ tx, deps, userId, now }, { personId, message })
      return ok({ personId, isBlocked: false })
    }
    if (!(reason && explains(reason, message))) return refuse('REASON_MISSING')
    // Where the moderator has reported the person before, that is decided.
    await fileCase(tx, { subject: 'person', id: personId, reporterId: userId, reason, message, at: now })
    const { id } = await tx
      .selectFrom('cases')
      .select('id')
      .where('reporter_id', '=', userId)
      .where('person_id', '=', personId)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    const filed = await lockCase(tx, [personCases], { id, actorId: userId, at: now })
    const locked = { ...filed!, why: { reason, ...(message && { message }) } }
    const decided = await transition(tx, deps, caseKind, { id, name: decision, actor: { userId }, locked })
    return decided.ok ? ok({ personId, isBlocked: decision === 'block' || person.is_blocked }) : decided
  },
})
