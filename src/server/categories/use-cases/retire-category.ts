import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ChangedCategory } from '#contract/categories.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { lockCategories } from '../lock-categories.ts'

/**
 * Retires a category, or has things be offered in it again: in a retired one nothing new is offered or looked for, and what
 * is there stays and is found. For admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, LAST_CATEGORY where no other one would
 * be left to offer things in.
 */
export const retireCategory = useCase({
  name: 'retire-category',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({ id: z.uuid(), isRetired: z.boolean() }),
  async run({ tx, userId, now }, { id, isRetired }) {
    const denial = await partRefusal(tx, userId, 'content')
    if (denial) return denial
    const tree = await lockCategories(tx)
    const category = tree.find((one) => one.id === id)
    if (!category) return refuse('NOT_FOUND')
    if ((category.retired_at !== null) === isRetired) return ok<ChangedCategory>({ id })
    if (isRetired && !tree.some((one) => one.id !== id && one.retired_at === null))
      return refuse('LAST_CATEGORY')
    await tx
      .updateTable('categories')
      .set({ retired_at: isRetired ? now.toISOString() : null, version: category.version + 1 })
      .where('id', '=', id)
      .execute()
    const details = { category: category.slug, isRetired }
    await recordAction(tx, { actorId: userId, action: 'retire-category', details, at: now })
    return ok<ChangedCategory>({ id })
  },
})
