import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import type { OfficePart } from '#domain/access/office.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { booking } from '#server/booking/booking.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import { ownRefusal } from './own-refusal.ts'

/**
 * Locks a rental on which one of the team is about to act. Refused: BLOCKED, UNAUTHORIZED, STAFF_FACTOR_MISSING, NOT_FOUND,
 * SECOND_PERSON_NEEDED to who takes part in it.
 */
export async function lockForTeam(
  tx: Transaction<Schema>,
  { id, userId, part }: { id: string; userId: string; part: OfficePart },
): Promise<Result<BookingRow, RefusalCode>> {
  const denial = await partRefusal(tx, userId, part)
  if (denial) return denial
  const row = await booking.lock(tx, id)
  if (!row) return refuse('NOT_FOUND')
  return ownRefusal(row, userId) ?? ok(row)
}
