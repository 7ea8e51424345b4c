import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { explains } from '#domain/moderation/reasons.ts'
import { MAX_REPORT_MESSAGE } from '#domain/moderation/reports.ts'
import { WISH_REASONS } from '#domain/moderation/wish-reports.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'

/**
 * Reports an open wish to the moderators. Reporting it again before that report is decided succeeds without effect.
 * Refused: BLOCKED, NOT_FOUND, BAD_INPUT for one's own, REASON_MISSING.
 */
export const reportWish = useCase({
  name: 'report-wish',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({
    wishId: z.uuid(),
    reason: z.enum(WISH_REASONS),
    message: z.string().trim().max(MAX_REPORT_MESSAGE).default(''),
  }),
  async run({ tx, userId, now }, { wishId, reason, message }) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    if (!explains(reason, message)) return refuse('REASON_MISSING')
    const wish = await tx
      .selectFrom('wishes')
      .select('user_id')
      .where('id', '=', wishId)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (!wish) return refuse('NOT_FOUND')
    if (wish.user_id === userId) return refuse('BAD_INPUT', { field: 'wishId' })
    await tx
      .insertInto('wish_reports')
      .values({ reporter_id: userId, wish_id: wishId, reason, message, created_at: now.toISOString() })
      // A literal: a plan that is made for any status finds no index for open ones.
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'wish_id']).where('status', '=', sql.lit('open')).doNothing(),
      )
      .execute()
    return ok({ wishId, status: 'open' as const })
  },
})
