import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ListingAnswer } from '#contract/listing.ts'
import { nextListingStatus } from '#domain/listing/lifecycle.ts'
import { listingProblems } from '#domain/listing/listing-problems.ts'
import { needsReview } from '#domain/listing/review.ts'
import { ok, refuse } from '#domain/result.ts'
import { agreementRefusal } from '#server/content/agreement-refusal.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { hasPublished } from '../has-published.ts'
import { lenderRefusal } from '../lender-refusal.ts'
import { listing } from '../listing.ts'
import { loadOwnListing } from '../load-own-listing.ts'

/**
 * Offers an own item, the first time or again after a pause, once nothing is missing; where the operator wants it
 * (`LISTING_REVIEW`), a moderator looks at it first, unless its words and pictures were approved before. What is offered or
 * waiting already is answered as it is. AGREEMENT_DUE where there are new terms. The first one published makes its owner a lender.
 */
export const publishItem = useCase({
  name: 'publish-item',
  allow: 'signed-in',
  scope: 'listings:write',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ itemId: z.uuid() }),
  async run({ tx, deps, userId, now }, { itemId }) {
    const refusal = await lenderRefusal(tx, userId, 'create')
    if (refusal) return refusal
    const own = await loadOwnListing(tx, userId, itemId)
    if (!own) return refuse('NOT_FOUND')
    const answer = (status: ListingAnswer['status']) => ok<ListingAnswer>({ itemId, status })
    if (own.status === 'published' || own.status === 'pending_review') return answer(own.status)
    const due = await agreementRefusal(deps, { tx, userId, now })
    if (due) return due

    const waits = !own.isApproved && needsReview(deps.config.listingReview, await hasPublished(tx, userId))
    const name = waits ? 'submit' : 'publish'
    const status = nextListingStatus(own.status, name)
    if (!status) return refuse('ITEM_REMOVED')
    const problems = listingProblems(own.listing)
    if (problems.length > 0) return refuse('LISTING_INCOMPLETE', { problems })
    const done = await transition(tx, deps, listing, { id: itemId, name, actor: { userId } })
    return done.ok ? answer(status) : done
  },
})
