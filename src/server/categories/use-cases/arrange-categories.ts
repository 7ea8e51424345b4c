import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { CATEGORY_LIMITS } from '#domain/category/category.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { lockCategories } from '../lock-categories.ts'

/**
 * Puts the categories in one other (of the first level where `parentId` is null) into this order. For admins. Refused:
 * BLOCKED, UNAUTHORIZED, CHANGED_MEANWHILE where these are not exactly those in it.
 */
export const arrangeCategories = useCase({
  name: 'arrange-categories',
  allow: 'signed-in',
  limit: { requests: 600, seconds: 3_600 },
  input: z.object({
    parentId: z.uuid().nullable(),
    ids: z.array(z.uuid()).min(1).max(CATEGORY_LIMITS.categories),
  }),
  async run({ tx, userId, now }, { parentId, ids }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const tree = await lockCategories(tx)
    const present = tree.filter(({ parent_id }) => parent_id === parentId)
    const slugs = ids.map((id) => present.find((category) => category.id === id)?.slug)
    if (
      new Set(slugs).size !== present.length ||
      ids.length !== present.length ||
      slugs.includes(undefined)
    ) {
      return refuse('CHANGED_MEANWHILE')
    }
    await sql`
      update public.categories c set position = n.position - 1
      from unnest(${ids}::uuid[]) with ordinality n (id, position) where c.id = n.id`.execute(tx)
    const details = { order: slugs.join(', ') }
    await recordAction(tx, { actorId: userId, action: 'arrange-categories', details, at: now })
    return ok({ parentId })
  },
})
