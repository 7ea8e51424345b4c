import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import {
  REVIEW_STATUS_AFTER,
  type ReviewDecision,
  type ReviewReason,
} from '#domain/moderation/review-reports.ts'
import { recordAction } from '#server/administration/record-action.ts'
import type { Deps } from '#server/deps.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

interface DecidedReviewReport {
  report: {
    id: string
    reporter_id: string
    review_id: string
    author_id: string
    owner_id: string
    booking_id: string
    text: string
    reply: string | null
    rating: number
    title: string
  }
  decision: ReviewDecision
  /** The reason, given where something is taken off. */
  why: { reason: ReviewReason; message?: string } | undefined
  actorId: string
  at: Date
}

const ACTIONS: Record<ReviewDecision, string> = {
  dismiss: 'dismiss-review-report',
  hide: 'hide-review',
  'remove-reply': 'remove-reply',
}

/**
 * Carries out what was decided on a report of a review, in the caller's transaction, which holds the review: what is
 * taken off answers all its open reports. The words that went are in the audit log.
 */
export async function carryOutReviewDecision(
  tx: Transaction<Schema>,
  { config: { siteUrl } }: Pick<Deps, 'config'>,
  { report, decision, why, actorId, at }: DecidedReviewReport,
): Promise<void> {
  const { id, review_id: reviewId } = report
  if (decision === 'hide')
    await tx.updateTable('reviews').set({ hidden_at: at.toISOString() }).where('id', '=', reviewId).execute()
  if (decision === 'remove-reply')
    await tx.updateTable('reviews').set({ reply: null }).where('id', '=', reviewId).execute()
  const settled = await tx
    .updateTable('review_reports')
    .set({ status: REVIEW_STATUS_AFTER[decision], decided_at: at.toISOString(), decided_by: actorId })
    .where((where) =>
      why
        ? where.and([where('review_id', '=', reviewId), where('status', '=', 'open')])
        : where('id', '=', id),
    )
    .returning(['id', 'reporter_id'])
    .execute()

  const authorId = decision === 'remove-reply' ? report.owner_id : report.author_id
  if (why) {
    const part = decision === 'hide' ? ('review' as const) : ('reply' as const)
    const data = { part, title: report.title, ...why, url: `${siteUrl}/review/${report.booking_id}` }
    await putMail(tx, await loadRecipient(tx, authorId), 'review-removed', data, id)
  }
  const outcome = why ? ('review-acted' as const) : ('review-dismissed' as const)
  const answer = { title: report.title, outcome, url: `${siteUrl}/dashboard/notifications` }
  for (const one of settled)
    await putMail(tx, await loadRecipient(tx, one.reporter_id), 'report-decided', answer, one.id)
  const { text, reply, rating } = report
  await recordAction(tx, {
    actorId,
    action: ACTIONS[decision],
    subjectId: authorId,
    details: {
      reportId: id,
      reviewId,
      ...why,
      rating,
      ...(decision === 'remove-reply' ? { reply } : { text }),
    },
    at,
  })
}
