import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { CASE_SUBJECTS, MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/cases.ts'
import { refuse } from '#domain/result.ts'
import { SUBJECT_COLUMN } from '../case-row.ts'
import { fileCase } from '../file-case.ts'
import type { SubjectKind } from '../subject.ts'

/**
 * Asks to look again at what was decided against the caller: the removal of an item, a wish, a review or a reply of theirs, or
 * their last warning or block; once for each. Who is blocked may object to that. Refused: BLOCKED, NOT_FOUND, and WRONG_STATE where
 * there is nothing to appeal against, or that was decided on already.
 */
export const appeal = (kinds: readonly SubjectKind[]) =>
  useCase({
    name: 'appeal',
    allow: 'signed-in',
    limit: { requests: 10, seconds: 3_600 },
    input: z.object({
      subject: z.enum(CASE_SUBJECTS),
      id: z.uuid(),
      message: z.string().trim().min(MIN_APPEAL_MESSAGE).max(MAX_REPORT_MESSAGE),
    }),
    async run(context, { subject, id, message }) {
      const { tx, userId, now } = context
      const kind = kinds.find((each) => each.subject === subject)
      const decided = (await kind?.findAppealable?.(context, id)) ?? refuse('NOT_FOUND')
      if (!decided.ok) return decided
      const answered = await tx
        .selectFrom('cases')
        .select('id')
        .where(SUBJECT_COLUMN[subject], '=', id)
        .where('reporter_id', '=', userId)
        .where('reason', '=', 'appeal')
        .where('status', '<>', 'open')
        .where('decided_at', '>=', new Date(decided.value).toISOString())
        .executeTakeFirst()
      if (answered) return refuse('WRONG_STATE', { transition: 'appeal' })
      return fileCase(tx, { subject, id, reporterId: userId, reason: 'appeal', message, at: now })
    },
  })
