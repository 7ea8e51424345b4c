import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { explainsReport, MAX_REPORT_MESSAGE, REPORT_REASONS } from '#domain/moderation/reports.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { fileReport } from '../file-report.ts'

/**
 * Reports a listing to the moderators. Reporting it again before that report is decided succeeds without effect.
 * Refused: BLOCKED, NOT_FOUND, OWN_ITEM, REASON_MISSING.
 */
export const reportListing = useCase({
  name: 'report-listing',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({
    itemId: z.uuid(),
    reason: z.enum(REPORT_REASONS),
    message: z.string().trim().max(MAX_REPORT_MESSAGE).default(''),
  }),
  async run({ tx, userId, now }, { itemId, reason, message }) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    if (!explainsReport(reason, message)) return refuse('REASON_MISSING')
    const item = await tx
      .selectFrom('items')
      .select('owner_id')
      .where('id', '=', itemId)
      .where('status', '=', 'published')
      .executeTakeFirst()
    if (!item) return refuse('NOT_FOUND')
    if (item.owner_id === userId) return refuse('OWN_ITEM')
    return fileReport(tx, { reporterId: userId, itemId, reason, message, at: now })
  },
})
