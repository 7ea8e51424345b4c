import type { Context } from '#backend/functions/use-case.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { lenderRefusal } from './lender-refusal.ts'

/** Locks an item that its lender is about to change, and answers its status; refused to others, and once removed. */
export async function lockOwnItem(tx: Context['tx'], userId: string, itemId: string) {
  const refusal = await lenderRefusal(tx, userId, 'update')
  if (refusal) return refusal
  const item = await tx
    .selectFrom('items')
    .select('status')
    .where('id', '=', itemId)
    .where('owner_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!item) return refuse('NOT_FOUND')
  if (item.status === 'removed') return refuse('ITEM_REMOVED')
  return ok(item.status as ListingStatus)
}
