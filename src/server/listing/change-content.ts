import { needsReview } from '#domain/listing/review.ts'
import { changedFields } from '#domain/listing/revision.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { transition } from '#server/lifecycle/transition.ts'
import type { AnsweredChange } from './answer-attributes.ts'
import { hasPublished } from './has-published.ts'
import type { OwnListing } from './load-own-listing.ts'
import { revision } from './revision.ts'
import { applyContent } from './revisions/apply-content.ts'
import { insertRevision } from './revisions/insert-revision.ts'
import { loadContent, loadPending } from './revisions/load-content.ts'
import { recordSeen } from './revisions/record-seen.ts'

type ChangeContext = Pick<StepContext, 'tx' | 'deps' | 'now'> & { userId: string }

/**
 * Gives a listing these words and pictures, or has them wait for a moderator; whether they wait. Those that waited
 * before are withdrawn, so that no decision on them counts for these.
 */
export async function changeContent(
  { tx, deps, userId, now }: ChangeContext,
  own: OwnListing,
  { itemId, content }: AnsweredChange,
): Promise<boolean> {
  const pending = await loadPending(tx, itemId)
  if (pending && changedFields(pending.content, content).length === 0) return true
  if (pending) await transition(tx, deps, revision, { id: pending.id, name: 'withdraw', actor: { userId } })
  if (changedFields(await loadContent(tx, itemId), content).length === 0) return false

  if (own.isApproved && needsReview(deps.config.listingReview, await hasPublished(tx, userId))) {
    await insertRevision(tx, itemId, content, { status: 'pending', at: now })
    return true
  }
  if (own.isApproved) await recordSeen(tx, itemId, now)
  await applyContent(tx, itemId, content)
  // A moderator who looks at the listing right now decides on what they saw.
  if (own.status !== 'draft') {
    await tx
      .updateTable('items')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', itemId)
      .execute()
  }
  return false
}
