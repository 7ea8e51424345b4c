import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type CaseReason, type CaseSubject, caseDueAt } from '#domain/moderation/cases.ts'
import { ok } from '#domain/result.ts'
import { SUBJECT_COLUMN } from './case-row.ts'
import type { Report } from './subject.ts'

interface FiledCase extends Report {
  subject: CaseSubject
  reporterId: string
  reason: CaseReason | 'appeal'
  message: string
  at: Date
}

/** Files a report or an appeal; where the person has an open one about the same subject, that one stands. */
export async function fileCase(
  tx: Transaction<Schema>,
  { subject, id, reporterId, bookingId, messageId, reason, message, at }: FiledCase,
) {
  await tx
    .insertInto('cases')
    .values({
      reporter_id: reporterId,
      [SUBJECT_COLUMN[subject]]: id,
      booking_id: bookingId ?? null,
      message_id: messageId ?? null,
      reason,
      message,
      created_at: at.toISOString(),
      due_at: new Date(caseDueAt(at.getTime())).toISOString(),
    })
    // A literal: a plan that is made for any status finds no index for open ones.
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_id', SUBJECT_COLUMN[subject]])
        .where('status', '=', sql.lit('open'))
        .doNothing(),
    )
    .execute()
  return ok({ subject, id, status: 'open' as const })
}
