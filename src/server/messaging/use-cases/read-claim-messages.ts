import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ReadMessages } from '#contract/messaging.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadOfBooking } from '../reported-messages.ts'
import { withPictures } from '../with-pictures.ts'

/** The team decides on these. */
const WITH_THE_TEAM = ['escalated', 'appealed']

/**
 * A moderator reads what both sides of a claim wrote to each other about the rental, while the team decides on it; each look
 * is in the audit log of both. Refused: BLOCKED, NOT_FOUND, UNAUTHORIZED for a side of the claim, WRONG_STATE before and after.
 */
export const readClaimMessages = useCase({
  name: 'read-claim-messages',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ claimId: z.uuid() }),
  async run({ tx, deps, userId, now }, { claimId }) {
    const actor = await loadActor(tx, userId)
    if (!actor) return refuse('BLOCKED')
    const claim = await tx
      .selectFrom('claims')
      .select(['booking_id', 'status', 'claimant_id', 'respondent_id'])
      .where('id', '=', claimId)
      .executeTakeFirst()
    if (!claim || !mayDecide(actor, 'moderate-content', '')) return refuse('NOT_FOUND')
    const sides = [claim.claimant_id, claim.respondent_id]
    if (sides.includes(userId)) return refuse('UNAUTHORIZED')
    if (!WITH_THE_TEAM.includes(claim.status))
      return refuse('WRONG_STATE', { status: claim.status, transition: 'read-messages' })
    const messages = await loadOfBooking(tx, claim.booking_id)
    for (const subjectId of sides)
      await recordAction(tx, {
        actorId: userId,
        action: 'read-claim-messages',
        subjectId,
        details: { claimId, messages: messages.length },
        at: now,
      })
    const people = await tx.selectFrom('profiles').select(['id', 'name']).where('id', 'in', sides).execute()
    return ok<ReadMessages>({ messages: await withPictures(deps, messages), people })
  },
})
