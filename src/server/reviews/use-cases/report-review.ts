import { sql } from 'kysely'
import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { explains } from '#domain/moderation/reasons.ts'
import { MAX_REPORT_MESSAGE } from '#domain/moderation/reports.ts'
import { REVIEW_REASONS } from '#domain/moderation/review-reports.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'

/**
 * Reports a published review, or its reply, to the moderators. Reporting it again before that report is decided
 * succeeds without effect. Refused: BLOCKED, NOT_FOUND, BAD_INPUT for one's own, REASON_MISSING.
 */
export const reportReview = useCase({
  name: 'report-review',
  allow: 'signed-in',
  limit: { requests: 10, seconds: 3_600 },
  input: z.object({
    reviewId: z.uuid(),
    reason: z.enum(REVIEW_REASONS),
    message: z.string().trim().max(MAX_REPORT_MESSAGE).default(''),
  }),
  async run({ tx, userId, now }, { reviewId, reason, message }) {
    if (!(await loadActor(tx, userId))) return refuse('BLOCKED')
    if (!explains(reason, message)) return refuse('REASON_MISSING')
    const review = await tx
      .selectFrom('reviews')
      .select(['author_id', 'reply'])
      .where('id', '=', reviewId)
      .where('published_at', '<=', now.toISOString())
      .where('hidden_at', 'is', null)
      .executeTakeFirst()
    if (!review) return refuse('NOT_FOUND')
    // Its author may object to the reply, of which there is one or not.
    if (review.author_id === userId && review.reply === null)
      return refuse('BAD_INPUT', { field: 'reviewId' })
    await tx
      .insertInto('review_reports')
      .values({ reporter_id: userId, review_id: reviewId, reason, message, created_at: now.toISOString() })
      // A literal: a plan that is made for any status finds no index for open ones.
      .onConflict((conflict) =>
        conflict.columns(['reporter_id', 'review_id']).where('status', '=', sql.lit('open')).doNothing(),
      )
      .execute()
    return ok({ reviewId, status: 'open' as const })
  },
})
