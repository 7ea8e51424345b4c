import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { MergedCategory } from '#contract/categories.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { lastPosition, lockCategories } from '../lock-categories.ts'
import { mergeAttributes } from '../merge-attributes.ts'

/**
 * Merges a category into another: its items, their waiting changes, wishes, attributes and the categories in it go along, its address
 * leads to the other one, and it is gone. For admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, CATEGORY_PLACE where it is
 * merged into itself, one in it or a retired one, or where those in it would be on a third level.
 */
export const mergeCategory = useCase({
  name: 'merge-category',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({ id: z.uuid(), intoId: z.uuid() }),
  async run({ tx, userId, now }, { id, intoId }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const tree = await lockCategories(tx)
    const from = tree.find((category) => category.id === id)
    const into = tree.find((category) => category.id === intoId)
    if (!from || !into) return refuse('NOT_FOUND')
    const inIt = tree.filter(({ parent_id }) => parent_id === id)
    if (from === into || into.retired_at || (inIt.length > 0 && into.parent_id)) {
      return refuse('CATEGORY_PLACE')
    }

    const first = lastPosition(tree, intoId)
    for (const [at, child] of inIt.entries()) {
      await tx
        .updateTable('categories')
        .set({ parent_id: intoId, position: first + at })
        .where('id', '=', child.id)
        .execute()
    }
    const moved = { category_id: intoId }
    const { numUpdatedRows } = await tx
      .updateTable('items')
      .set(moved)
      .where('category_id', '=', id)
      .executeTakeFirstOrThrow()
    for (const table of ['item_revisions', 'wishes', 'category_redirects'] as const) {
      await tx.updateTable(table).set(moved).where('category_id', '=', id).execute()
    }
    await mergeAttributes(tx, from, into)
    await tx.deleteFrom('categories').where('id', '=', id).execute()
    await tx.insertInto('category_redirects').values({ slug: from.slug, category_id: intoId }).execute()
    const items = Number(numUpdatedRows)
    const details = { category: from.slug, names: from.names, into: into.slug, items }
    await recordAction(tx, { actorId: userId, action: 'merge-category', details, at: now })
    return ok<MergedCategory>({ id: intoId, moved: items })
  },
})
