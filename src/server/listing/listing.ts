import { LISTING_LIFECYCLE } from '#domain/listing/lifecycle.ts'
import { eventColumns } from '#server/lifecycle/event-columns.ts'
import type { Kind } from '#server/lifecycle/lifecycle.ts'
import type { ListingRow } from './listing-row.ts'
import { lockListing, rolesInListing } from './lock-listing.ts'
import { approve } from './transitions/approve.ts'
import { remove } from './transitions/remove.ts'
import { restore } from './transitions/restore.ts'
import { returnListing } from './transitions/return.ts'

const AT_REST = ['paused', 'removed']

/**
 * Listings as the lifecycle knows them. What their owner does has use cases of its own (`publish-item`, `pause-item`),
 * which check more and then make the transition; what moderators decide has a step each.
 */
export const listing: Kind<ListingRow> = {
  noun: 'listing',
  lifecycle: LISTING_LIFECYCLE,
  steps: [approve, remove, restore, returnListing],
  lock: lockListing,
  rolesOf: rolesInListing,
  async save(tx, row, status) {
    await tx
      .updateTable('items')
      // What is offered again is retired no more.
      .set({ status, version: row.version + 1, ...(!AT_REST.includes(status) && { retired_at: null }) })
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
      .where('revision_id', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition, userId: last.user_id }
  },
}
