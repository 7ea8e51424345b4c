import { mayDecide } from '#domain/access/may-decide.ts'
import { refuse } from '#domain/result.ts'
import { type Answer, subjectKind } from '#server/cases/subject.ts'
import { lenderRefusal } from './lender-refusal.ts'
import { loadOwnListing } from './load-own-listing.ts'

/**
 * Cases about items. Here they are dismissed only: returning, removing and restoring are steps of the listing itself,
 * which settle them (`settle-reports.ts`).
 */
export const itemCases = subjectKind({
  subject: 'item',
  isDecidedBy: (actor) => mayDecide(actor, 'moderate-content', ''),
  async refuseReport({ tx, userId }, { id }) {
    const item = await tx
      .selectFrom('items')
      .select('owner_id')
      .where('id', '=', id)
      .where('status', '=', 'published')
      .executeTakeFirst()
    if (!item) return refuse('NOT_FOUND')
    return item.owner_id === userId ? refuse('OWN_ITEM') : undefined
  },
  /** The removal of an own listing. */
  async findAppealable({ tx, userId }, id) {
    const refusal = await lenderRefusal(tx, userId, 'update')
    if (refusal) return refusal
    const own = await loadOwnListing(tx, userId, id)
    if (!own) return refuse('NOT_FOUND')
    const removal = await tx
      .selectFrom('listing_events')
      .select('at')
      .where('item_id', '=', id)
      .where('transition', '=', 'remove')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    // Without a removal it went with its lender's account.
    return own.status === 'removed' && removal
      ? { ok: true, value: removal.at }
      : refuse('WRONG_STATE', { status: own.status, transition: 'appeal' })
  },
  async lock(tx, id) {
    const item = await tx
      .selectFrom('items')
      .select(['id', 'title', 'owner_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    return item && { ...item, concerned: [item.owner_id] }
  },
  async carryOut(_context, { id, title, owner_id: personId }, { reported }) {
    return { action: 'dismiss-report', personId, details: { itemId: id, title, reason: reported } }
  },
  answer: ({ title }, { isAppeal }) => answerOnItem(title, 'dismissed', isAppeal),
})

/** What is told to those who reported an item, or to its lender on an appeal. */
export const answerOnItem = (
  title: string,
  outcome: 'changed' | 'dismissed' | 'removed',
  isAppeal: boolean,
): Answer => ({
  title,
  outcome: isAppeal ? 'appeal-dismissed' : outcome,
  path: isAppeal ? '/dashboard/listings' : '/dashboard/notifications',
})
