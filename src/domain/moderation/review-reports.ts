/** Why a review or its reply is reported; also why a moderator takes it off, of which its author is told. */
export const REVIEW_REASONS = ['offensive', 'private', 'unrelated', 'pressure', 'other'] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

export type ReviewReportStatus = 'open' | 'dismissed' | 'hidden' | 'reply-removed'

export const REVIEW_DECISIONS = ['dismiss', 'hide', 'remove-reply'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

export const REVIEW_STATUS_AFTER: Record<ReviewDecision, Exclude<ReviewReportStatus, 'open'>> = {
  dismiss: 'dismissed',
  hide: 'hidden',
  'remove-reply': 'reply-removed',
}
