import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { lockOwnItem } from '../lock-own-item.ts'

/**
 * Shows a photo that the lender took at a handover of an own item on the item's page, with its day, or takes it off
 * again; what is so already is answered as done. Refused: NOT_FOUND for an item or a photo of others, ITEM_REMOVED.
 */
export const showConditionPhoto = useCase({
  name: 'show-condition-photo',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({ itemId: z.uuid(), photo: z.string().min(1).max(200), isShown: z.boolean() }),
  async run({ tx, userId }, { itemId, photo, isShown }) {
    const own = await lockOwnItem(tx, userId, itemId)
    if (!own.ok) return own
    if (!isShown) {
      await tx
        .deleteFrom('condition_photos')
        .where('path', '=', photo)
        .where('item_id', '=', itemId)
        .execute()
      return ok({ photo })
    }
    const handover = await tx
      .selectFrom('handovers as h')
      .innerJoin('bookings as b', 'b.id', 'h.booking_id')
      .innerJoin('items as i', 'i.id', 'b.item_id')
      .select(['h.kind', sql<string>`((h.at at time zone i.time_zone)::date)::text`.as('day')])
      .where('b.item_id', '=', itemId)
      .where('h.role', '=', 'owner')
      .where('h.user_id', '=', userId)
      .where(sql<boolean>`${photo} = any (h.photos)`)
      .executeTakeFirst()
    if (!handover) return refuse('NOT_FOUND')
    await tx
      .insertInto('condition_photos')
      .values({ path: photo, item_id: itemId, kind: handover.kind, taken_on: handover.day })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return ok({ photo })
  },
})
