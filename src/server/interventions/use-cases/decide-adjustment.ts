import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { adjustment } from '../adjustment.ts'

/**
 * Approves or rejects an adjustment that waits for a second admin; who proposed it may take it back. For admins. Refused as
 * the transitions are.
 */
export const decideAdjustment = useCase({
  name: 'decide-adjustment',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    version: z.int().min(0).optional(),
    decision: z.enum(['approve', 'reject']),
  }),
  async run({ tx, deps, userId, now, client }, { id, version, decision }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const locked = await adjustment.lock(tx, id)
    if (!locked) return refuse('NOT_FOUND')
    const request = { id, name: decision, actor: { userId }, version, locked }
    const decided = await transition(tx, deps, adjustment, request)
    // Asked for again, it was recorded before.
    if (!decided.ok || locked.status !== 'proposed') return decided
    await recordAction(tx, {
      actorId: userId,
      action: `${decision}-adjustment`,
      details: { adjustmentId: id },
      at: now,
      client,
    })
    return decided
  },
})
