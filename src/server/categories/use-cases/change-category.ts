import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ChangedCategory } from '#contract/categories.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { categoryColumns } from '../category-columns.ts'
import { categoryContent } from '../category-input.ts'
import { lastPosition, lockCategories } from '../lock-categories.ts'
import { parentRefusal } from '../parent-refusal.ts'

/**
 * Changes what a category is called, looks like and asks for, and in which other one it is. Its address stays. For admins.
 * Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, CATEGORY_PLACE where it would be on a third level, CHANGED_MEANWHILE where
 * `version` is not the latest.
 */
export const changeCategory = useCase({
  name: 'change-category',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({
    ...categoryContent,
    id: z.uuid(),
    parentId: z.uuid().nullable(),
    version: z.int().min(0).max(1_000_000),
  }),
  async run({ tx, userId, now }, { id, parentId, version, ...content }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const tree = await lockCategories(tx)
    const before = tree.find((category) => category.id === id)
    if (!before) return refuse('NOT_FOUND')
    if (before.version !== version) return refuse('CHANGED_MEANWHILE')
    const isMoved = parentId !== before.parent_id
    const misplaced = isMoved && parentRefusal(tree, parentId, id)
    if (misplaced) return misplaced
    await tx
      .updateTable('categories')
      .set({
        ...categoryColumns(content),
        version: version + 1,
        ...(isMoved && { parent_id: parentId, position: lastPosition(tree, parentId) }),
      })
      .where('id', '=', id)
      .execute()
    const parent = tree.find((category) => category.id === parentId)?.slug ?? null
    const isNewFee = content.feePercent !== before.fee_percent
    const fee = isNewFee && { feeBefore: before.fee_percent, fee: content.feePercent }
    const details = { category: before.slug, before: before.names, names: content.names, parent, ...fee }
    await recordAction(tx, { actorId: userId, action: 'change-category', details, at: now })
    return ok<ChangedCategory>({ id })
  },
})
