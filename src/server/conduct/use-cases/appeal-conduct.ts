import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { MAX_REPORT_MESSAGE, MIN_APPEAL_MESSAGE } from '#domain/moderation/reports.ts'
import { refuse } from '#domain/result.ts'
import { filePersonReport } from '../file-person-report.ts'

/**
 * Asks to look again at the caller's last warning or block, once for each; who is blocked may do this all the same.
 * Refused: WRONG_STATE where there is none, or where that was decided on already.
 */
export const appealConduct = useCase({
  name: 'appeal-conduct',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({ message: z.string().trim().min(MIN_APPEAL_MESSAGE).max(MAX_REPORT_MESSAGE) }),
  async run({ tx, userId, now }, { message }) {
    const decided = await tx
      .selectFrom('person_reports')
      .select(({ fn }) => [
        fn.max('decided_at').filterWhere('status', 'in', ['warned', 'blocked']).as('against'),
        fn.max('decided_at').filterWhere('reason', '=', 'appeal').as('appealed'),
      ])
      .where('person_id', '=', userId)
      .where('status', '<>', 'open')
      .executeTakeFirstOrThrow()
    const { against, appealed } = decided
    if (!against || (appealed && new Date(appealed) >= new Date(against)))
      return refuse('WRONG_STATE', { transition: 'appeal' })
    return filePersonReport(tx, {
      reporterId: userId,
      personId: userId,
      reason: 'appeal',
      message,
      at: now,
    })
  },
})
