import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { insertRevision } from './insert-revision.ts'
import { loadContent } from './load-content.ts'

/**
 * Records the words and pictures of an item before they change without a moderator, unless those are recorded that were approved or
 * looked at last: moderators see what has changed since.
 */
export async function recordSeen(tx: Transaction<Schema>, itemId: string, at: Date): Promise<void> {
  const { rows } = await sql`
    select from public.item_revisions r
    where r.item_id = ${itemId} and r.status = 'approved' and not exists (
      select from public.listing_events e
      where e.item_id = r.item_id and e.transition = 'approve' and e.at > r.decided_at
    ) limit 1`.execute(tx)
  if (rows.length > 0) return
  await insertRevision(tx, itemId, await loadContent(tx, itemId), { status: 'approved', at })
}
