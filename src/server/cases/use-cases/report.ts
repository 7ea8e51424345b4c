import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { CASE_REASONS, CASE_SUBJECTS, type CaseReason, MAX_REPORT_MESSAGE } from '#domain/moderation/cases.ts'
import { explains } from '#domain/moderation/reasons.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { fileCase } from '../file-case.ts'
import type { SubjectKind } from '../subject.ts'

const input = z
  .object({
    subject: z.enum(CASE_SUBJECTS),
    id: z.uuid(),
    /** Of a person: the rental or the message to the caller that it is about. */
    bookingId: z.uuid().optional(),
    messageId: z.int().positive().optional(),
    reason: z.string().max(40),
    message: z.string().trim().max(MAX_REPORT_MESSAGE).default(''),
  })
  .refine(({ subject, reason }) => (CASE_REASONS[subject] as readonly string[]).includes(reason), {
    path: ['reason'],
  })
  .refine(({ subject, bookingId, messageId }) => subject === 'person' || (!bookingId && !messageId), {
    path: ['subject'],
  })

/**
 * Reports an item, a person, a review or a wish to the moderators. Reporting it again before that is decided succeeds
 * without effect. Refused: BLOCKED, REASON_MISSING, NOT_FOUND; of one's own OWN_ITEM or BAD_INPUT.
 */
export const report = (kinds: readonly SubjectKind[]) =>
  useCase({
    name: 'report',
    allow: 'signed-in',
    limit: { requests: 10, seconds: 3_600 },
    input,
    async run(context, { subject, id, bookingId, messageId, message, ...told }) {
      const { tx, userId, now } = context
      const reason = told.reason as CaseReason
      if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
      if (!explains(reason, message)) return refuse('REASON_MISSING')
      const about = { id, bookingId, messageId }
      const refusal = await kinds.find((kind) => kind.subject === subject)!.refuseReport(context, about)
      return refusal ?? fileCase(tx, { ...about, subject, reporterId: userId, reason, message, at: now })
    },
  })
