import { sql, type Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import type { PaymentRow } from '#server/money/payment-row.ts'

/** Milliseconds for which an order without live holds stays open for a payment under way, from when it was placed. */
const LAPSE_MS = 30 * 60_000

/** Whether an unpaid order has lost its holds so long ago that nobody is paying for it any more. */
export async function hasLapsed(tx: Transaction<Schema>, payment: PaymentRow, now: Date): Promise<boolean> {
  if (now.getTime() < epochOf(payment.created_at) + LAPSE_MS) return false
  const held = await tx
    .selectFrom('reservations')
    .innerJoin('order_lines', 'order_lines.reservation_id', 'reservations.id')
    .select('reservations.id')
    .where('order_lines.order_id', '=', payment.order_id)
    .where('reservations.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return !held
}
