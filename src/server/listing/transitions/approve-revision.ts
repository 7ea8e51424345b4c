import { step } from '#server/lifecycle/lifecycle.ts'
import { notifyRevision } from '../notify-lender.ts'
import type { RevisionRow } from '../revision-row.ts'
import { applyContent } from '../revisions/apply-content.ts'
import { loadRevision } from '../revisions/load-content.ts'

/** A moderator lets changed words and pictures take the place of the approved ones; the lender is told. */
export const approveRevision = step<RevisionRow>()({
  name: 'approve',
  async effects(context, row) {
    const { content } = await loadRevision(context.tx, row.id)
    await applyContent(context.tx, row.item_id, content)
    await notifyRevision(context, row, { decision: 'approved' })
    return undefined
  },
})
