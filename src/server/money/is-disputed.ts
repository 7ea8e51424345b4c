import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { OPEN_DISPUTE_STATUSES } from '#domain/money/dispute-lifecycle.ts'

/** Whether a payment of a booking is disputed, and nobody has decided yet who bears it: what it earned is held. */
export async function isDisputed(tx: Transaction<Schema>, bookingId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('disputes')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', 'in', [...OPEN_DISPUTE_STATUSES])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
