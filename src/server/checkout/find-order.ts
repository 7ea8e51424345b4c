import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { ChosenLine } from './load-held-lines.ts'

export interface KnownOrder {
  id: string
  number: number
  status: 'pending' | 'paid'
  totalCents: number
  lines: ChosenLine[]
}

/** The order that this person placed for exactly these holds and that is paid or may still be. */
export async function findOrder(
  tx: Transaction<Schema>,
  userId: string,
  reservationIds: string[],
): Promise<KnownOrder | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'total_cents'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'paid'])
    .where('id', 'in', (from) =>
      from.selectFrom('order_lines').select('order_id').where('reservation_id', 'in', reservationIds),
    )
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (!order) return
  const rows = await tx
    .selectFrom('order_lines')
    .select(['reservation_id', 'delivery_method', 'delivery_address', 'hub_id'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const lines = rows.map((row) => ({
    reservationId: row.reservation_id ?? '',
    deliveryMethod: row.delivery_method as ChosenLine['deliveryMethod'],
    deliveryAddress: row.delivery_address,
    hubId: row.hub_id,
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

/** Whether an order was placed with these very choices, in whatever order they come. */
export const isChosenAlike = (order: KnownOrder, chosen: ChosenLine[]): boolean =>
  order.lines.every((line) => {
    const other = chosen.find(({ reservationId }) => reservationId === line.reservationId)
    return (
      other?.deliveryMethod === line.deliveryMethod &&
      other.deliveryAddress === line.deliveryAddress &&
      other.hubId === line.hubId
    )
  })
