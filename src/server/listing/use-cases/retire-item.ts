import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { ListingAnswer } from '#contract/listing.ts'
import { ok, refuse } from '#domain/result.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { listing } from '../listing.ts'
import { lockOwnItem } from '../lock-own-item.ts'

/**
 * Takes an own item out of use for good: it is paused and leaves the list, its rentals and reviews stay. Publishing
 * brings it back. Refused: NOT_FOUND, ITEM_REMOVED, WRONG_STATE for a draft.
 */
export const retireItem = useCase({
  name: 'retire-item',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ itemId: z.uuid() }),
  async run({ tx, deps, userId, now }, { itemId }) {
    const own = await lockOwnItem(tx, userId, itemId)
    if (!own.ok) return own
    if (own.value === 'draft') return refuse('WRONG_STATE', { status: own.value })
    if (own.value !== 'paused') {
      const paused = await transition(tx, deps, listing, { id: itemId, name: 'pause', actor: { userId } })
      if (!paused.ok) return paused
    }
    await tx
      .updateTable('items')
      .set({ retired_at: now.toISOString() })
      .where('id', '=', itemId)
      .where('retired_at', 'is', null)
      .execute()
    return ok<ListingAnswer>({ itemId, status: 'paused' })
  },
})
