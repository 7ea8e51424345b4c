import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { dispute as kind } from '#server/money/dispute.ts'
import { recoverFromLender } from '../recover-from-lender.ts'

/**
 * Decides who bears a lost dispute: the platform, or the lender out of what the rental earned. For admins. Refused: BLOCKED,
 * UNAUTHORIZED, NOT_FOUND, SECOND_PERSON_NEEDED to who takes part in the rental, WRONG_STATE, ADJUSTMENT_NOT_COVERED.
 */
export const resolveDispute = useCase({
  name: 'resolve-dispute',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    version: z.int().min(0).optional(),
    bearer: z.enum(['platform', 'lender']),
    reason: z.string().trim().min(3).max(500),
  }),
  async run({ tx, deps, userId, now, client }, { id, version, bearer, reason }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const locked = await kind.lock(tx, id)
    if (!locked) return refuse('NOT_FOUND')
    if ((await kind.rolesOf(tx, locked, userId)).includes('party')) return refuse('SECOND_PERSON_NEEDED')
    const name = bearer === 'platform' ? 'carry' : 'recover'
    const resolved = await transition(tx, deps, kind, { id, name, actor: { userId }, version, locked })
    if (!resolved.ok) return resolved
    const refusal = name === 'recover' ? await recoverFromLender(tx, locked, now) : undefined
    if (refusal) return refusal
    await recordAction(tx, {
      actorId: userId,
      action: 'resolve-dispute',
      details: { dispute: locked.number, bearer, reason },
      at: now,
      client,
    })
    return resolved
  },
})
