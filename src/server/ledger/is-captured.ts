import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Whether the price of a booking was booked as captured. Until then nothing of it can move on. */
export async function isCaptured(tx: Transaction<Schema>, bookingId: string): Promise<boolean> {
  const capture = await tx
    .selectFrom('ledger_transfers')
    .select('id')
    .where('once_key', '=', `capture:${bookingId}`)
    .executeTakeFirst()
  return capture !== undefined
}
