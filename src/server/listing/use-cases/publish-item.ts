import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ListingAnswer } from '#contract/listing.ts'
import { nextListingStatus } from '#domain/listing/lifecycle.ts'
import { listingProblems } from '#domain/listing/listing-problems.ts'
import { ok, refuse } from '#domain/result.ts'
import { lenderRefusal } from '../lender-refusal.ts'
import { loadOwnListing } from '../load-own-listing.ts'

/**
 * Offers an own item, the first time or again after a pause, once nothing is missing; in production a moderator looks
 * at it first. What is offered or waiting already is answered as it is. The first one published makes its owner a lender.
 */
export const publishItem = useCase({
  name: 'publish-item',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ itemId: z.uuid() }),
  async run({ tx, deps, userId }, { itemId }) {
    const refusal = await lenderRefusal(tx, userId, 'create')
    if (refusal) return refusal
    const own = await loadOwnListing(tx, userId, itemId)
    if (!own) return refuse('NOT_FOUND')
    const answer = (status: ListingAnswer['status']) => ok<ListingAnswer>({ itemId, status })
    if (own.status === 'published' || own.status === 'pending_review') return answer(own.status)

    const status = nextListingStatus(own.status, deps.config.mode === 'production' ? 'submit' : 'publish')
    if (!status) return refuse('ITEM_REMOVED')
    const problems = listingProblems(own.listing)
    if (problems.length > 0) return refuse('LISTING_INCOMPLETE', { problems })
    await tx.updateTable('items').set({ status }).where('id', '=', itemId).execute()
    return answer(status)
  },
})
