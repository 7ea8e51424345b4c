import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'

/**
 * Takes an item off the first of the home page. For the back office. Refused: BLOCKED, UNAUTHORIZED, STAFF_FACTOR_MISSING,
 * NOT_FOUND where it is not featured.
 */
export const unfeatureItem = useCase({
  name: 'unfeature-item',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ itemId: z.uuid() }),
  async run({ tx, userId, now, client }, { itemId }) {
    const denial = await partRefusal(tx, userId, 'moderator')
    if (denial) return denial
    const gone = await tx
      .deleteFrom('featured_items')
      .where('item_id', '=', itemId)
      .returning('item_id')
      .executeTakeFirst()
    if (!gone) return refuse('NOT_FOUND')
    const item = await tx
      .selectFrom('items')
      .select(['owner_id', 'title'])
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow()
    await recordAction(tx, {
      actorId: userId,
      action: 'unfeature-item',
      subjectId: item.owner_id,
      details: { itemId, title: item.title },
      at: now,
      client,
    })
    return ok({ itemId })
  },
})
