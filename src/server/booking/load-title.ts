import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** What an item is called, in all its languages. */
export const loadTitle = (tx: Transaction<Schema>, itemId: string) =>
  tx.selectFrom('items').select(['title', 'translations']).where('id', '=', itemId).executeTakeFirstOrThrow()
