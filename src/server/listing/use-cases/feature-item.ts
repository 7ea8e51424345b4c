import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { Schema } from '#contract/schema.ts'
import { MAX_FEATURED, placeAt } from '#domain/listing/featured.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'

/**
 * Puts an item among the first on the home page around its place, at a place in their order and for some time, or changes
 * that. For the back office, never about one's own item. Refused: BLOCKED, UNAUTHORIZED, STAFF_FACTOR_MISSING, NOT_FOUND,
 * SECOND_PERSON_NEEDED, WRONG_STATE for an item that is not published, BAD_INPUT where it ends before it begins.
 */
export const featureItem = useCase({
  name: 'feature-item',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    itemId: z.uuid(),
    position: z.int().min(1).max(MAX_FEATURED),
    startsAt: z.iso.datetime().optional(),
    endsAt: z.iso.datetime().nullable(),
  }),
  async run({ tx, userId, now, client }, { itemId, position, startsAt, endsAt }) {
    const denial = await partRefusal(tx, userId, 'moderator')
    if (denial) return denial
    const item = await tx
      .selectFrom('items')
      .select(['owner_id', 'title', 'status'])
      .where('id', '=', itemId)
      .executeTakeFirst()
    if (!item) return refuse('NOT_FOUND')
    if (item.owner_id === userId) return refuse('SECOND_PERSON_NEEDED')
    if (item.status !== 'published') return refuse('WRONG_STATE', { status: item.status })
    const starts = startsAt ?? now.toISOString()
    if (endsAt !== null && Date.parse(endsAt) <= Date.parse(starts))
      return refuse('BAD_INPUT', { field: 'endsAt' })
    const order = placeAt(await lockOrder(tx), itemId, position)
    await tx
      .insertInto('featured_items')
      .values({ item_id: itemId, position, starts_at: starts, ends_at: endsAt })
      .onConflict((conflict) =>
        conflict.column('item_id').doUpdateSet({ starts_at: starts, ends_at: endsAt }),
      )
      .execute()
    await sql`
      update public.featured_items f set position = o.position
      from unnest(${order}::uuid[]) with ordinality o (item_id, position)
      where f.item_id = o.item_id and f.position <> o.position`.execute(tx)
    await recordAction(tx, {
      actorId: userId,
      action: 'feature-item',
      subjectId: item.owner_id,
      details: { itemId, title: item.title, position: order.indexOf(itemId) + 1, startsAt: starts, endsAt },
      at: now,
      client,
    })
    return ok({ itemId })
  },
})

/** What is featured, in its order; two changes of it take turns. */
async function lockOrder(tx: Transaction<Schema>): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('featured items', 0))`.execute(tx)
  const rows = await tx
    .selectFrom('featured_items')
    .select('item_id')
    .orderBy('position')
    .orderBy('item_id')
    .execute()
  return rows.map(({ item_id }) => item_id)
}
