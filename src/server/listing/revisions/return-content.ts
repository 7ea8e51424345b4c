import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { applyContent } from './apply-content.ts'
import { insertRevision } from './insert-revision.ts'
import { lapseRevision } from './lapse-revision.ts'
import { loadContent } from './load-content.ts'

/**
 * Opens the words and pictures of a returned listing to its lender: what was approved until now is recorded, so that
 * moderators see what changed since, and changes that waited become part of the draft.
 */
export async function returnContent(context: StepContext, itemId: string): Promise<void> {
  const { tx, from, now } = context
  if (from === 'published') {
    await insertRevision(tx, itemId, await loadContent(tx, itemId), { status: 'approved', at: now })
  }
  const pending = await lapseRevision(context, itemId)
  if (pending) await applyContent(tx, itemId, pending.content)
}
