import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { ShownTerms } from '#domain/booking/shown-terms.ts'
import type { HoldRequest } from './holds.ts'

/** The payer's choices for one hold. */
export interface ChosenLine {
  reservationId: string
  deliveryMethod: DeliveryMethod
  deliveryAddress: string
  hubId: string | null
  /** What the payer was shown, where the caller says so. */
  terms?: ShownTerms | undefined
}

/** A live hold with what was chosen for it. */
export interface HeldLine extends ChosenLine, HoldRequest {
  /** The item's when it was held. */
  timeZone: string
  /** Epoch ms. */
  expiresAt: number
}

/** The live holds of this person for the chosen lines, in their order; nothing when one has lapsed or is not theirs. */
export async function loadHeldLines(
  tx: Transaction<Schema>,
  userId: string,
  chosen: ChosenLine[],
): Promise<HeldLine[] | undefined> {
  const rows = await tx
    .selectFrom('reservations')
    .select(['id', 'item_id', 'start_date', 'end_date', 'quantity', 'time_zone', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .where(
      'id',
      'in',
      chosen.map((line) => line.reservationId),
    )
    .execute()
  const lines = chosen.flatMap((line) => {
    const hold = rows.find((row) => row.id === line.reservationId)
    if (!hold) return []
    return {
      ...line,
      itemId: hold.item_id,
      start: epochOf(hold.start_date),
      end: epochOf(hold.end_date),
      quantity: hold.quantity,
      timeZone: hold.time_zone,
      expiresAt: epochOf(hold.expires_at),
    }
  })
  return lines.length === chosen.length ? lines : undefined
}
