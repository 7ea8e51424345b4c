import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Loads an item's title in all its languages. */
export const loadTitle = (tx: Transaction<Schema>, itemId: string) =>
  tx
    .selectFrom('items')
    .select(['title', 'language', 'translations'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
