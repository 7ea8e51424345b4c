import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { type ClaimStatus, OPEN_CLAIM_STATUSES } from '#domain/claim/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { claim } from '../claim.ts'

/**
 * A moderator takes a claim, gives it to a colleague who may decide on it, or back to all (`to` is null); it says who works
 * on it and keeps nobody from deciding. Refused: NOT_FOUND, UNAUTHORIZED to a side of the claim or for a colleague who may
 * not decide on it, WRONG_STATE once it is over.
 */
export const assignClaim = useCase({
  name: 'assign-claim',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ id: z.uuid(), to: z.uuid().nullable() }),
  async run({ tx, userId, now }, { id, to }) {
    const row = await claim.lock(tx, id)
    const roles = row ? await claim.rolesOf(tx, row, userId) : []
    if (!row || roles.length === 0) return refuse('NOT_FOUND')
    const assignee = to && to !== userId ? await claim.rolesOf(tx, row, to) : roles
    if (!roles.includes('moderator') || !assignee.includes('moderator')) return refuse('UNAUTHORIZED')
    if (!OPEN_CLAIM_STATUSES.includes(row.status as ClaimStatus))
      return refuse('WRONG_STATE', { status: row.status, transition: 'assign' })
    if (to === null) await tx.deleteFrom('claim_assignments').where('claim_id', '=', id).execute()
    else
      await tx
        .insertInto('claim_assignments')
        .values({ claim_id: id, user_id: to, assigned_at: now.toISOString() })
        .onConflict((conflict) =>
          conflict.column('claim_id').doUpdateSet({ user_id: to, assigned_at: now.toISOString() }),
        )
        .execute()
    await recordAction(tx, { actorId: userId, action: 'assign-claim', details: { claimId: id, to }, at: now })
    return ok({ id, to })
  },
})
