import { REVISION_LIFECYCLE } from '#domain/listing/revision.ts'
import { eventColumns } from '#server/lifecycle/event-columns.ts'
import type { Kind } from '#server/lifecycle/lifecycle.ts'
import { lockListing, rolesInListing } from './lock-listing.ts'
import type { RevisionRow } from './revision-row.ts'
import { approveRevision } from './transitions/approve-revision.ts'
import { rejectRevision } from './transitions/reject-revision.ts'

/**
 * Changed words and pictures of a listing, as the lifecycle knows them. The roles are those in the listing, and so is
 * the history.
 */
export const revision: Kind<RevisionRow> = {
  noun: 'revision',
  lifecycle: REVISION_LIFECYCLE,
  steps: [approveRevision, rejectRevision, { name: 'withdraw' }],
  async lock(tx, id) {
    const found = await tx
      .selectFrom('item_revisions')
      .select('item_id')
      .where('id', '=', id)
      .executeTakeFirst()
    const item = found && (await lockListing(tx, found.item_id))
    if (!item) return
    const row = await tx
      .selectFrom('item_revisions')
      .select(['id', 'item_id', 'status', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row && { ...row, item }
  },
  rolesOf: (tx, { item }, userId) => rolesInListing(tx, item, userId),
  async save(tx, { id, version }, status) {
    await tx
      .updateTable('item_revisions')
      .set({ status, version: version + 1, decided_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
  },
  async record(tx, event) {
    const { message } = event.details
    await tx
      .insertInto('listing_events')
      .values((eb) => ({
        ...eventColumns(event),
        item_id: eb
          .selectFrom('item_revisions')
          .select('item_id')
          .where('id', '=', event.id)
          .$asScalar()
          .$notNull(),
        revision_id: event.id,
        transition: `${event.transition}_revision`,
        message: typeof message === 'string' ? message : null,
      }))
      .execute()
  },
  async lastEvent(tx, id) {
    const last = await tx
      .selectFrom('listing_events')
      .select(['transition', 'user_id'])
      .where('revision_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition.replace(/_revision$/, ''), userId: last.user_id }
  },
}
