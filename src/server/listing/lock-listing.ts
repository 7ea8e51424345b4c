import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import type { ListingRow } from './listing-row.ts'

/** Locks a listing, and its owner before it, as everything does that publishes or blocks. */
export async function lockListing(tx: Transaction<Schema>, id: string): Promise<ListingRow | undefined> {
  const found = await tx.selectFrom('items').select('owner_id').where('id', '=', id).executeTakeFirst()
  if (!found) return
  await tx.selectFrom('profiles').select('id').where('id', '=', found.owner_id).forNoKeyUpdate().execute()
  return tx
    .selectFrom('items')
    .select(['id', 'owner_id', 'status', 'version', 'title', 'translations'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Every role that a person has in a listing. */
export async function rolesInListing(
  tx: Transaction<Schema>,
  row: ListingRow,
  userId: string,
): Promise<string[]> {
  const actor = await loadActor(tx, userId)
  if (!actor) return []
  return [
    ...(row.owner_id === userId ? ['owner'] : []),
    ...(mayDecide(actor, 'approve-items', row.owner_id) ? ['moderator'] : []),
    // Who removed a listing of theirs was somebody else, and somebody else restores it.
    ...(isAdmin(actor.roles) && row.owner_id !== userId ? ['admin'] : []),
  ]
}
