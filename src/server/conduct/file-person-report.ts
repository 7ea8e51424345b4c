import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { PersonReason } from '#domain/moderation/person-reports.ts'
import { ok } from '#domain/result.ts'

interface PersonReport {
  reporterId: string
  personId: string
  bookingId?: string | undefined
  messageId?: number | undefined
  reason: PersonReason | 'appeal'
  message: string
  at: Date
}

/** Files a report of a person or an appeal; where the reporter has an open one about them, that one stands. */
export async function filePersonReport(
  tx: Transaction<Schema>,
  { reporterId, personId, bookingId, messageId, reason, message, at }: PersonReport,
) {
  await tx
    .insertInto('person_reports')
    .values({
      reporter_id: reporterId,
      person_id: personId,
      booking_id: bookingId ?? null,
      message_id: messageId ?? null,
      reason,
      message,
      created_at: at.toISOString(),
    })
    // A literal: a plan that is made for any status finds no index for open ones.
    .onConflict((conflict) =>
      conflict.columns(['reporter_id', 'person_id']).where('status', '=', sql.lit('open')).doNothing(),
    )
    .execute()
  return ok({ personId, status: 'open' as const })
}
