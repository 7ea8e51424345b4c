import { sql, type Transaction } from 'kysely'
import { epochOf, isoOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { HOLD_MINUTES } from '#domain/booking/rental-rules.ts'

export interface HoldWish {
  itemId: string
  /** Epoch ms, half-open. */
  start: number
  end: number
  quantity: number
}

/** The hold of one line; without an id its dates are taken. */
export interface PlacedHold {
  id: string | null
  expiresAt: string | null
}

/**
 * Holds all lines in place of everything that this person held before. The caller rolls back when one is taken, so
 * that it is all or nothing.
 */
export async function placeHolds(
  tx: Transaction<Schema>,
  userId: string,
  wishes: HoldWish[],
): Promise<PlacedHold[]> {
  const lines = wishes.map((wish) => ({
    item_id: wish.itemId,
    start_date: new Date(wish.start),
    end_date: new Date(wish.end),
    quantity: wish.quantity,
  }))
  const { rows } = await sql<{ line: number; reservation_id: string | null; expires_at: string }>`
    select * from public.hold_lines(${userId}, ${JSON.stringify(lines)}::jsonb) order by line
  `.execute(tx)
  return rows.map((row) => ({
    id: row.reservation_id,
    expiresAt: row.reservation_id === null ? null : isoOf(row.expires_at),
  }))
}

/** The live holds of this person for exactly these lines, an id each; nothing if it is anything else that they hold. */
export async function matchHolds(
  tx: Transaction<Schema>,
  userId: string,
  wishes: HoldWish[],
): Promise<string[] | undefined> {
  const live = await tx
    .selectFrom('reservations')
    .select(['id', 'item_id', 'start_date', 'end_date', 'quantity'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .execute()
  if (live.length !== wishes.length) return
  const ids = wishes.flatMap((wish) => {
    const at = live.findIndex(
      (hold) =>
        hold.item_id === wish.itemId &&
        epochOf(hold.start_date) === wish.start &&
        epochOf(hold.end_date) === wish.end &&
        hold.quantity === wish.quantity,
    )
    return at === -1 ? [] : live.splice(at, 1).map(({ id }) => id)
  })
  return ids.length === wishes.length ? ids : undefined
}

/** Gives the same holds another 20 minutes; nothing if one of them lapsed meanwhile. */
export async function renewHolds(tx: Transaction<Schema>, ids: string[]): Promise<PlacedHold[] | undefined> {
  const renewed = await tx
    .updateTable('reservations')
    .set({ expires_at: sql<string>`now() + ${HOLD_MINUTES} * interval '1 minute'` })
    .where('id', 'in', ids)
    .returning('expires_at')
    .execute()
  if (renewed.length !== ids.length) return
  const expiresAt = isoOf(renewed[0]!.expires_at)
  return ids.map((id) => ({ id, expiresAt }))
}
