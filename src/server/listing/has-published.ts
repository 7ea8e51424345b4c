import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Whether something of this lender was offered before and has not been removed since. */
export async function hasPublished(tx: Transaction<Schema>, ownerId: string): Promise<boolean> {
  const earlier = await tx
    .selectFrom('items')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('published_at', 'is not', null)
    .where('status', '<>', 'removed')
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}
