import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

export interface DepositReduction {
  bookingId: string
  /** More than 0, and less than the reserved amount. */
  cents: number
  now: Date
}

/**
 * Reserves so much less for a booking as soon as the caller's transaction has committed: a smaller authorisation is made
 * and the previous one is voided once the new one holds, as no provider releases a part of one. Nothing where something was
 * decided about the deposit before.
 */
export async function reduceDeposit(
  tx: Transaction<Schema>,
  { bookingId, cents, now }: DepositReduction,
): Promise<void> {
  await tx
    .updateTable('deposits')
    .set((column) => ({
      amount_cents: sql`amount_cents - ${cents}`,
      due_at: column
        .case()
        .when('status', '=', 'held')
        .then(now.toISOString())
        .else(column.ref('due_at'))
        .end(),
    }))
    .where('booking_id', '=', bookingId)
    .where('decision', 'is', null)
    .where('amount_cents', '>', cents)
    .execute()
}
