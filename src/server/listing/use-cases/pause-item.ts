import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ListingAnswer } from '#contract/listing.ts'
import { nextListingStatus } from '#domain/listing/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { lenderRefusal } from '../lender-refusal.ts'
import { listing } from '../listing.ts'
import { loadOwnListing } from '../load-own-listing.ts'

/**
 * Takes an own item out of search, or back from the moderators, so that it can be changed; bookings stay.
 * What is paused already is answered as it is; `publish-item` offers it again.
 */
export const pauseItem = useCase({
  name: 'pause-item',
  allow: 'signed-in',
  scope: 'listings:write',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ itemId: z.uuid() }),
  async run({ tx, deps, userId }, { itemId }) {
    const refusal = await lenderRefusal(tx, userId, 'update')
    if (refusal) return refusal
    const own = await loadOwnListing(tx, userId, itemId)
    if (!own) return refuse('NOT_FOUND')
    const status = own.status === 'paused' ? own.status : nextListingStatus(own.status, 'pause')
    if (!status) return refuse(own.status === 'removed' ? 'ITEM_REMOVED' : 'ITEM_NOT_PUBLISHED')
    if (status !== own.status) {
      const done = await transition(tx, deps, listing, { id: itemId, name: 'pause', actor: { userId } })
      if (!done.ok) return done
    }
    return ok<ListingAnswer>({ itemId, status })
  },
})
