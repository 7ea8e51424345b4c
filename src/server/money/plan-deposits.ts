import type { Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import type { Schema } from '#contract/schema.ts'
import { depositDueAt } from '#domain/deposit/due-at.ts'

export interface DepositToPlan {
  /** Of the booking. */
  id: string
  deposit_cents: number
  start_date: string
}

/** Plans the deposits of new bookings: each is reserved shortly before its rental starts. */
export async function planDeposits(
  tx: Transaction<Schema>,
  bookings: readonly DepositToPlan[],
): Promise<void> {
  const deposits = bookings
    .filter(({ deposit_cents }) => deposit_cents > 0)
    .map(({ id, deposit_cents, start_date }) => ({
      booking_id: id,
      amount_cents: deposit_cents,
      due_at: new Date(depositDueAt(epochOf(start_date))).toISOString(),
    }))
  if (deposits.length > 0) await tx.insertInto('deposits').values(deposits).execute()
}

/** Plans the deposit of a rental that begins at another time (epoch ms); of one that is reserved already the provider keeps its own. */
export async function moveDeposit(tx: Transaction<Schema>, bookingId: string, start: number): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({ due_at: new Date(depositDueAt(start)).toISOString() })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'planned')
    .execute()
}
