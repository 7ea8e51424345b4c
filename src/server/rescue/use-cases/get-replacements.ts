import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { ownRefusal } from '#server/interventions/own-refusal.ts'
import { loadReplacements } from '../load-replacements.ts'

/**
 * Shows support and finance what is free in place of a rental that its lender let down, or would by being called off.
 * Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, SECOND_PERSON_NEEDED to who takes part in it.
 */
export const getReplacements = useCase({
  name: 'get-replacements',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, deps, userId }, { id }) {
    const denial = await partRefusal(tx, userId, 'bookings')
    if (denial) return denial
    const row = await tx
      .selectFrom('bookings')
      .select(['renter_id', 'owner_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return refuse('NOT_FOUND')
    const own = ownRefusal(row, userId)
    if (own) return own
    const limitCents = deps.config.rescueLimitCents
    return ok(await loadReplacements(tx, { bookingId: id, userId, limitCents }))
  },
})
