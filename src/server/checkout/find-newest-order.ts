import type { Kysely } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/**
 * The newest order that a person placed for any of these holds; without holds, the newest that is neither paid nor
 * given up.
 */
export async function findNewestOrder(
  db: Kysely<Schema>,
  userId: string,
  reservationIds: readonly string[],
): Promise<{ id: string; status: string } | undefined> {
  const orders = db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
  if (reservationIds.length === 0) return orders.where('status', '=', 'pending').executeTakeFirst()
  return orders
    .where('id', 'in', (from) =>
      from.selectFrom('order_lines').select('order_id').where('reservation_id', 'in', reservationIds),
    )
    .executeTakeFirst()
}
