import { mayDecide } from '#domain/access/may-decide.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { LISTING_LIFECYCLE } from '#domain/listing/lifecycle.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { eventColumns } from '#server/lifecycle/event-columns.ts'
import type { Kind } from '#server/lifecycle/lifecycle.ts'
import type { ListingRow } from './listing-row.ts'
import { approve } from './transitions/approve.ts'
import { remove } from './transitions/remove.ts'
import { restore } from './transitions/restore.ts'
import { returnListing } from './transitions/return.ts'

/**
 * Listings as the lifecycle knows them. What their owner does has use cases of its own (`publish-item`, `pause-item`),
 * which check more and then make the transition; what moderators decide has a step each.
 */
export const listing: Kind<ListingRow> = {
  noun: 'listing',
  lifecycle: LISTING_LIFECYCLE,
  steps: [approve, remove, restore, returnListing],
  async lock(tx, id) {
    const found = await tx.selectFrom('items').select('owner_id').where('id', '=', id).executeTakeFirst()
    if (!found) return
    // The owner before the item, as everything does that publishes or blocks.
    await tx.selectFrom('profiles').select('id').where('id', '=', found.owner_id).forNoKeyUpdate().execute()
    return tx
      .selectFrom('items')
      .select(['id', 'owner_id', 'status', 'version', 'title', 'translations'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  },
  async rolesOf(tx, row, userId) {
    const actor = await loadActor(tx, userId)
    if (!actor) return []
    return [
      ...(row.owner_id === userId ? ['owner'] : []),
      ...(mayDecide(actor, 'approve-items', row.owner_id) ? ['moderator'] : []),
      // Who removed a listing of theirs was somebody else, and somebody else restores it.
      ...(isAdmin(actor.roles) && row.owner_id !== userId ? ['admin'] : []),
    ]
  },
  async save(tx, row, status) {
    await tx
      .updateTable('items')
      .set({ status, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
  },
  async record(tx, event) {
    const { message } = event.details
    await tx
      .insertInto('listing_events')
      .values({
        item_id: event.id,
        ...eventColumns(event),
        message: typeof message === 'string' ? message : null,
      })
      .execute()
  },
  async lastEvent(tx, id) {
    const last = await tx
      .selectFrom('listing_events')
      .select(['transition', 'user_id'])
      .where('item_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition, userId: last.user_id }
  },
}
