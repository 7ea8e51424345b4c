import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { lockOwnItem } from '../lock-own-item.ts'

/**
 * Deletes an own item that is not offered and was never rented, with its photos. Refused: NOT_FOUND, ITEM_REMOVED,
 * WRONG_STATE while it is offered or judged, ITEM_RENTED where an order names it: its history stays.
 */
export const deleteItem = useCase({
  name: 'delete-item',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ itemId: z.uuid() }),
  async run({ tx, userId }, { itemId }) {
    const own = await lockOwnItem(tx, userId, itemId)
    if (!own.ok) return own
    if (own.value !== 'paused' && own.value !== 'draft') return refuse('WRONG_STATE', { status: own.value })
    const { rows } = await sql<{ is_rented: boolean }>`
      select exists (select from public.bookings b where b.item_id = ${itemId})
        or exists (select from public.order_lines l where l.item_id = ${itemId}) as is_rented`.execute(tx)
    if (rows[0]!.is_rented) return refuse('ITEM_RENTED')
    await sql`select set_config('storage.allow_delete_query', 'true', true)`.execute(tx)
    // A photo that another item of theirs shows stays.
    await sql`
      delete from storage.objects o using public.item_images m
      where m.item_id = ${itemId} and o.bucket_id = 'images' and o.name = m.path
        and starts_with(o.name, ${`${userId}/`})
        and not exists (select from public.item_images x where x.path = m.path and x.item_id <> m.item_id)`.execute(
      tx,
    )
    await tx.deleteFrom('items').where('id', '=', itemId).execute()
    return ok({ itemId })
  },
})
