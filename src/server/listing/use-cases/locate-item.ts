import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { isEditable } from '#domain/listing/lifecycle.ts'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { ok, refuse } from '#domain/result.ts'
import { lockOwnItem } from '../lock-own-item.ts'
import { saveLocation } from '../save-location.ts'

/**
 * Says where an own item is: its exact place and address, for renters with a booking. The clock by which it is lent is
 * that of the place, whatever the lender's device shows. A draft or a paused item only: others know where an offered one
 * is.
 */
export const locateItem = useCase({
  name: 'locate-item',
  allow: 'signed-in',
  scope: 'listings:write',
  limit: { requests: 300, seconds: 3_600 },
  input: z.object({
    itemId: z.uuid(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    address: z.string().trim().max(LISTING_LIMITS.address[1]),
  }),
  async run({ tx, userId }, { itemId, ...place }) {
    const locked = await lockOwnItem(tx, userId, itemId)
    if (!locked.ok) return locked
    if (!isEditable(locked.value)) return refuse('ITEM_OFFERED')
    const timeZone = await saveLocation(tx, itemId, place)
    return ok({ itemId, timeZone })
  },
})
