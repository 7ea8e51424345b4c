import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** Moves the end of a booking in the calendar; false where another renter has the time. */
export async function moveEnd(
  tx: Transaction<Schema>,
  bookingId: string,
  end: string | Date,
): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select public.move_booking_end(${bookingId}, ${new Date(end).toISOString()}::timestamptz) as moved`.execute(
    tx,
  )
  return rows[0]!.moved
}
