import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ChangedCategory } from '#contract/categories.ts'
import { CATEGORY_LIMITS, freeSlug, TINTS } from '#domain/category/category.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { categoryColumns } from '../category-columns.ts'
import { categoryContent } from '../category-input.ts'
import { lastPosition, lockCategories } from '../lock-categories.ts'
import { parentRefusal } from '../parent-refusal.ts'

/**
 * Adds a category as the last one of its level; its address is made of its English name and stays. For admins. Refused:
 * BLOCKED, UNAUTHORIZED, CATEGORY_PLACE where it would be on a third level, TOO_MANY_CATEGORIES.
 */
export const createCategory = useCase({
  name: 'create-category',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({ ...categoryContent, parentId: z.uuid().nullable() }),
  async run({ tx, userId, now }, { parentId, ...content }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const tree = await lockCategories(tx)
    if (tree.length >= CATEGORY_LIMITS.categories) {
      return refuse('TOO_MANY_CATEGORIES', { most: CATEGORY_LIMITS.categories })
    }
    const misplaced = parentRefusal(tree, parentId)
    if (misplaced) return misplaced
    const slug = freeSlug(content.names.en, new Set(tree.map((category) => category.slug)))
    // An address of its own again.
    await tx.deleteFrom('category_redirects').where('slug', '=', slug).execute()
    const { id } = await tx
      .insertInto('categories')
      .values({
        ...categoryColumns(content),
        slug,
        parent_id: parentId,
        position: lastPosition(tree, parentId),
        tint: TINTS[tree.length % TINTS.length]!,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const details = { category: slug, names: content.names, fee: content.feePercent }
    await recordAction(tx, { actorId: userId, action: 'create-category', details, at: now })
    return ok<ChangedCategory>({ id })
  },
})
