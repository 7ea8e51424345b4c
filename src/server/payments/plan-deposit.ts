import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { depositDueAt } from '#domain/deposit/due-at.ts'

export interface DepositPlan {
  bookingId: string
  cents: number
  /** Epoch ms. */
  start: number
}

/** Writes down that a deposit is to be reserved for a booking, shortly before it starts; nothing for none. */
export async function planDeposit(
  tx: Transaction<Schema>,
  { bookingId, cents, start }: DepositPlan,
): Promise<void> {
  if (cents === 0) return
  await tx
    .insertInto('deposits')
    .values({
      booking_id: bookingId,
      amount_cents: cents,
      due_at: new Date(depositDueAt(start)).toISOString(),
    })
    .execute()
}
