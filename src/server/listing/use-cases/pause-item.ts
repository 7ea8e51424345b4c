import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ListingAnswer } from '#contract/listing.ts'
import { nextListingStatus } from '#domain/listing/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { lenderRefusal } from '../lender-refusal.ts'
import { loadOwnListing } from '../load-own-listing.ts'

/**
 * Takes an own item out of search, or back from the moderators, so that it can be changed; what is booked stays booked.
 * What is paused already is answered as it is; `publish-item` offers it again.
 */
export const pauseItem = useCase({
  name: 'pause-item',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ itemId: z.uuid() }),
  async run({ tx, userId }, { itemId }) {
    const refusal = await lenderRefusal(tx, userId, 'update')
    if (refusal) return refusal
    const own = await loadOwnListing(tx, userId, itemId)
    if (!own) return refuse('NOT_FOUND')
    const status = own.status === 'paused' ? own.status : nextListingStatus(own.status, 'pause')
    if (!status) return refuse(own.status === 'removed' ? 'ITEM_REMOVED' : 'ITEM_NOT_PUBLISHED')
    if (status !== own.status)
      await tx.updateTable('items').set({ status }).where('id', '=', itemId).execute()
    return ok<ListingAnswer>({ itemId, status })
  },
})
