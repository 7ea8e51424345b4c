import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/reports.ts'
import { refuse } from '#domain/result.ts'
import { fileReport } from '../file-report.ts'
import { lenderRefusal } from '../lender-refusal.ts'
import { loadOwnListing } from '../load-own-listing.ts'

/**
 * Asks to look again at the removal of an own listing, once for each removal. Refused: NOT_FOUND, and WRONG_STATE where
 * it is not removed or that was decided on already.
 */
export const appealRemoval = useCase({
  name: 'appeal-removal',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({
    itemId: z.uuid(),
    message: z.string().trim().min(MIN_APPEAL_MESSAGE).max(MAX_REPORT_MESSAGE),
  }),
  async run({ tx, userId, now }, { itemId, message }) {
    const refusal = await lenderRefusal(tx, userId, 'update')
    if (refusal) return refusal
    const own = await loadOwnListing(tx, userId, itemId)
    if (!own) return refuse('NOT_FOUND')
    if (own.status !== 'removed' || (await isDecided(tx, userId, itemId))) {
      return refuse('WRONG_STATE', { status: own.status, transition: 'appeal' })
    }
    return fileReport(tx, { reporterId: userId, itemId, reason: 'appeal', message, at: now })
  },
})

/** Whether an appeal against the last removal was decided on. */
async function isDecided(tx: Context['tx'], userId: string, itemId: string): Promise<boolean> {
  const removal = await tx
    .selectFrom('listing_events')
    .select('at')
    .where('item_id', '=', itemId)
    .where('transition', '=', 'remove')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // Without a removal it went with its lender's account.
  if (!removal) return true
  const appeal = await tx
    .selectFrom('reports')
    .select('id')
    .where('item_id', '=', itemId)
    .where('reporter_id', '=', userId)
    .where('reason', '=', 'appeal')
    .where('status', '<>', 'open')
    .where('decided_at', '>=', removal.at)
    .executeTakeFirst()
  return appeal !== undefined
}
