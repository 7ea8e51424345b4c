import { type Kysely, sql } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import { changedParts, type ShownTerms } from '#domain/booking/shown-terms.ts'
import type { ChosenLine } from './load-held-lines.ts'

export interface KnownOrder {
  id: string
  number: number
  status: 'pending' | 'paid'
  totalCents: number
  lines: (ChosenLine & { terms: ShownTerms })[]
}

/** The order that this person placed for exactly these holds and that is paid or may still be. */
export async function findOrder(
  db: Kysely<Schema>,
  userId: string,
  reservationIds: string[],
): Promise<KnownOrder | undefined> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.id', 'number', 'status', 'orders.total_cents'])
    .select(['reservation_id', 'delivery_method', 'delivery_address', 'hub_id'])
    .select(['is_instant', 'cancellation_policy', 'deposit_cents', 'terms'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'paid'])
    // Looks up by holds, of which there are few, even if the planner expects few orders. It plans this once for any
    // number of them, which it does not see in a subquery.
    .where(
      'orders.id',
      '=',
      sql<string>`any (array(
        select order_id from public.order_lines
        where reservation_id = any (array(select unnest(${reservationIds}::uuid[])))))`,
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_lines.position')
    .execute()
  const [order] = rows
  if (!order) return
  const lines = rows
    .filter(({ id }) => id === order.id)
    .map((row) => ({
      reservationId: row.reservation_id ?? '',
      deliveryMethod: row.delivery_method as ChosenLine['deliveryMethod'],
      deliveryAddress: row.delivery_address,
      hubId: row.hub_id,
      terms: {
        ...(row.terms as unknown as BookingTerms),
        isInstant: row.is_instant,
        cancellationPolicy: row.cancellation_policy as CancellationPolicy,
        depositCents: row.deposit_cents,
      },
    }))
  const wanted = new Set(reservationIds)
  const isSame = lines.length === wanted.size && lines.every((line) => wanted.has(line.reservationId))
  if (!isSame) return
  return {
    id: order.id,
    number: order.number,
    status: order.status as KnownOrder['status'],
    totalCents: order.total_cents,
    lines,
  }
}

/** Whether an order was placed with exactly these choices, in any order, and with the terms that are shown now. */
export const isSameOrder = (order: KnownOrder, chosen: readonly ChosenLine[]): boolean =>
  order.lines.every((line) => {
    const other = chosen.find(({ reservationId }) => reservationId === line.reservationId)
    return (
      other?.deliveryMethod === line.deliveryMethod &&
      other.deliveryAddress === line.deliveryAddress &&
      other.hubId === line.hubId &&
      (!other.terms || changedParts(other.terms, line.terms).length === 0)
    )
  })
