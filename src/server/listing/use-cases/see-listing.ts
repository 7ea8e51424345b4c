import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { lockListing } from '../lock-listing.ts'
import { insertRevision } from '../revisions/insert-revision.ts'
import { loadContent } from '../revisions/load-content.ts'

/**
 * A moderator has looked at what was changed in a listing without them: what changes from now on is shown against this. Refused:
 * BLOCKED, UNAUTHORIZED, STAFF_FACTOR_MISSING, NOT_FOUND, SECOND_PERSON_NEEDED for an own one, WRONG_STATE for one that is
 * not offered, CHANGED_MEANWHILE.
 */
export const seeListing = useCase({
  name: 'see-listing',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({ itemId: z.uuid(), version: z.int() }),
  async run({ tx, userId, now, client }, { itemId, version }) {
    const denial = await partRefusal(tx, userId, 'moderator')
    if (denial) return denial
    const item = await lockListing(tx, itemId)
    if (!item) return refuse('NOT_FOUND')
    if (item.owner_id === userId) return refuse('SECOND_PERSON_NEEDED')
    if (item.status !== 'published' && item.status !== 'paused')
      return refuse('WRONG_STATE', { status: item.status, transition: 'see' })
    if (item.version !== version) return refuse('CHANGED_MEANWHILE')
    const content = await loadContent(tx, itemId)
    await insertRevision(tx, itemId, content, { status: 'approved', at: now })
    await recordAction(tx, {
      actorId: userId,
      action: 'see-listing',
      subjectId: item.owner_id,
      details: { itemId, title: content.title },
      at: now,
      client,
    })
    return ok({ itemId })
  },
})
