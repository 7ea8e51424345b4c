import { sql, type Transaction } from 'kysely'
import type { UnavailableLine } from '#contract/checkout.ts'
import type { Schema } from '#contract/schema.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { isOfLine, type LineRefusal } from './holds.ts'

interface Held {
  reservationId: string
  deliveryMethod: DeliveryMethod
  /** Epoch ms. */
  start: number
}

/**
 * The lines whose hold breaks a rule of its item by now, each with its first reason; calendar entries are not
 * checked. The notice that the owner wants counts from `asOf`, or else from when the hold was placed; a rental that has
 * begun by `now` is refused all the same. The required level of identity is checked by the callers, who know the total,
 * and what is held may be paid, however long it was.
 */
export async function findUnavailable(
  tx: Transaction<Schema>,
  lines: Held[],
  now: Date,
  asOf: Date | null = null,
): Promise<UnavailableLine[]> {
  const ids = lines.map((line) => line.reservationId)
  const deliveries = lines.map((line) => line.deliveryMethod)
  const { rows } = await sql<{ refusal: LineRefusal | null }>`
    select public.hold_refusal(r, coalesce(${asOf?.toISOString() ?? null}, r.created_at), w.delivery) as refusal
    -- As in decide-money.ts: planned once, and for few.
    from unnest((select ${ids}::uuid[]), (select ${deliveries}::text[])) with ordinality w (id, delivery, position)
    join public.reservations r on r.id = w.id
    order by w.position
  `.execute(tx)
  return lines.flatMap((line, index): UnavailableLine[] => {
    const refusal = rows[index]?.refusal
    if (refusal && isOfLine(refusal)) return [{ index, ...refusal }]
    return line.start < now.getTime() ? [{ index, code: 'PERIOD_PAST' }] : []
  })
}
