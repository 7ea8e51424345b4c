import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { PERSON_REASONS } from '#domain/moderation/person-reports.ts'
import { explains } from '#domain/moderation/reasons.ts'
import { MAX_REPORT_MESSAGE } from '#domain/moderation/reports.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { filePersonReport } from '../file-person-report.ts'

/**
 * Reports a person to the moderators, from their profile, from a rental with them or for a message to the caller. Reporting them again before that
 * report is decided succeeds without effect. Refused: BLOCKED, NOT_FOUND, BAD_INPUT for oneself, REASON_MISSING.
 */
export const reportPerson = useCase({
  name: 'report-person',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({
    personId: z.uuid(),
    bookingId: z.uuid().optional(),
    messageId: z.int().positive().optional(),
    reason: z.enum(PERSON_REASONS),
    message: z.string().trim().max(MAX_REPORT_MESSAGE).default(''),
  }),
  async run({ tx, userId, now }, { personId, bookingId, messageId, reason, message }) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    if (personId === userId) return refuse('BAD_INPUT', { field: 'personId' })
    if (!explains(reason, message)) return refuse('REASON_MISSING')
    if (!(await isKnown(tx, personId))) return refuse('NOT_FOUND')
    if (bookingId && !(await isBetween(tx, bookingId, userId, personId))) return refuse('NOT_FOUND')
    if (messageId && !(await isWrittenTo(tx, messageId, personId, userId))) return refuse('NOT_FOUND')
    return filePersonReport(tx, {
      reporterId: userId,
      personId,
      bookingId,
      messageId,
      reason,
      message,
      at: now,
    })
  },
})

async function isKnown(tx: Context['tx'], personId: string): Promise<boolean> {
  const person = await tx.selectFrom('profiles').select('id').where('id', '=', personId).executeTakeFirst()
  return person !== undefined
}

/** Whether these two are the sides of a rental. */
async function isBetween(tx: Context['tx'], bookingId: string, one: string, other: string): Promise<boolean> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['renter_id', 'owner_id'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
  const sides = [booking?.renter_id, booking?.owner_id]
  return sides.includes(one) && sides.includes(other)
}

/** Whether a message is by this person and in a conversation with the reader. */
async function isWrittenTo(
  tx: Context['tx'],
  messageId: number,
  senderId: string,
  readerId: string,
): Promise<boolean> {
  const message = await tx
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select('m.id')
    .where('m.id', '=', messageId)
    .where('m.sender_id', '=', senderId)
    .where((where) => where.or([where('c.renter_id', '=', readerId), where('c.owner_id', '=', readerId)]))
    .executeTakeFirst()
  return message !== undefined
}
