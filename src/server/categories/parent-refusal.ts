import { refuse } from '#domain/result.ts'
import type { LockedCategory } from './lock-categories.ts'

/** Why this category (none for a new one) may not be in `parentId`: CATEGORY_PLACE. There are two levels. */
export function parentRefusal(tree: readonly LockedCategory[], parentId: string | null, id?: string) {
  if (parentId === null) return undefined
  const parent = tree.find((category) => category.id === parentId)
  const hasOthers = id !== undefined && tree.some(({ parent_id }) => parent_id === id)
  const fits = parent !== undefined && parent.parent_id === null && parentId !== id && !hasOthers
  return fits ? undefined : refuse('CATEGORY_PLACE')
}
