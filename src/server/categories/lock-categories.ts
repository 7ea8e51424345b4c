import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { inTreeOrder } from '#domain/category/category.ts'

/** All categories as a tree in one list, locked: changes of the tree are made one after the other. */
export async function lockCategories(tx: Transaction<Schema>) {
  const rows = await tx
    .selectFrom('categories')
    .select([
      'id',
      'parent_id',
      'slug',
      'names',
      'tint',
      'position',
      'version',
      'retired_at',
      'image_path',
      'fee_percent',
    ])
    .orderBy('id')
    .forUpdate()
    .execute()
  return inTreeOrder(rows)
}

export type LockedCategory = Awaited<ReturnType<typeof lockCategories>>[number]

/** The place after the last of those in `parentId`. */
export const lastPosition = (tree: readonly LockedCategory[], parentId: string | null): number =>
  Math.max(-1, ...tree.filter(({ parent_id }) => parent_id === parentId).map(({ position }) => position)) + 1
