import { type Kysely, sql, type Transaction } from 'kysely'
import { epochOf, isoOf } from '#backend/db/instant.ts'
import type { UnavailableLine } from '#contract/checkout.ts'
import type { Schema } from '#contract/schema.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { holdMinutes } from '#domain/booking/hold-time.ts'

export interface HoldRequest {
  itemId: string
  /** Epoch ms, half-open. */
  start: number
  end: number
  quantity: number
  deliveryMethod: DeliveryMethod
}

/** What speaks against the person, not against the line. */
type PersonalRefusal = 'KYC_REQUIRED' | 'HELD_TOO_LONG'

/** Whether an unavailable line is said of this refusal. */
export const isOfLine = (refusal: LineRefusal): refusal is LineRefusal & { code: UnavailableLine['code'] } =>
  refusal.code !== 'KYC_REQUIRED' && refusal.code !== 'HELD_TOO_LONG'

/** Why the database does not hold a line. */
export type LineRefusal = Omit<UnavailableLine, 'index' | 'code'> & {
  code: UnavailableLine['code'] | PersonalRefusal
}

export interface PlacedHold {
  id: string
  /** ISO 8601. */
  expiresAt: string
}

/**
 * Replaces everything that this person holds with these lines, or says which of them cannot be held and why. The
 * caller rolls back on a refusal, so that it is all or nothing.
 */
export async function placeHolds(
  tx: Transaction<Schema>,
  userId: string,
  requests: HoldRequest[],
): Promise<(PlacedHold | LineRefusal)[]> {
  const lines = requests.map((request) => ({
    item_id: request.itemId,
    start_date: new Date(request.start),
    end_date: new Date(request.end),
    quantity: request.quantity,
    delivery_method: request.deliveryMethod,
  }))
  const { rows } = await sql<{ reservation_id: string; expires_at: string; refusal: LineRefusal | null }>`
    select reservation_id, expires_at, refusal from public.hold_lines(${userId}, ${JSON.stringify(lines)}::jsonb) order by line
  `.execute(tx)
  return rows.map((row) => row.refusal ?? { id: row.reservation_id, expiresAt: isoOf(row.expires_at) })
}

/** The live holds of this person for exactly these lines, an id each; nothing if they hold anything else. */
export async function matchHolds(
  db: Kysely<Schema>,
  userId: string,
  requests: HoldRequest[],
): Promise<string[] | undefined> {
  const live = await db
    .selectFrom('reservations')
    .innerJoin('items', (join) =>
      join
        .onRef('items.id', '=', 'reservations.item_id')
        // Held in another time zone, it was another period with another price.
        .onRef('items.time_zone', '=', 'reservations.time_zone'),
    )
    .select(['reservations.id', 'item_id', 'start_date', 'end_date', 'quantity'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .execute()
  if (live.length !== requests.length) return
  const ids = requests.flatMap((request) => {
    const at = live.findIndex(
      (hold) =>
        hold.item_id === request.itemId &&
        epochOf(hold.start_date) === request.start &&
        epochOf(hold.end_date) === request.end &&
        hold.quantity === request.quantity,
    )
    return at === -1 ? [] : live.splice(at, 1).map(({ id }) => id)
  })
  return ids.length === requests.length ? ids : undefined
}

/** Gives the same holds another 20 minutes if less is left, as far as the hour goes that a person may hold them; nothing if one of them lapsed meanwhile. */
export async function renewHolds(tx: Transaction<Schema>, ids: string[]): Promise<PlacedHold[] | undefined> {
  const renewed = await tx
    .updateTable('reservations')
    .set({ expires_at: sql<string>`greatest(expires_at, now() + ${holdMinutes()} * interval '1 minute')` })
    .where('id', 'in', ids)
    .returning('expires_at')
    .execute()
  if (renewed.length !== ids.length) return
  const expiresAt = isoOf(renewed[0]!.expires_at)
  return ids.map((id) => ({ id, expiresAt }))
}
