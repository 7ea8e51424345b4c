/** Why a wish is reported; also why a moderator takes it off, of which the person who posted it is told. */
export const WISH_REASONS = ['forbidden', 'offensive', 'contact', 'spam', 'other'] as const
export type WishReason = (typeof WISH_REASONS)[number]

export type WishReportStatus = 'open' | 'dismissed' | 'removed' | 'restored'

export const WISH_DECISIONS = ['dismiss', 'remove', 'restore'] as const
export type WishDecision = (typeof WISH_DECISIONS)[number]

export const WISH_STATUS_AFTER: Record<WishDecision, Exclude<WishReportStatus, 'open'>> = {
  dismiss: 'dismissed',
  remove: 'removed',
  restore: 'restored',
}

/** What can be decided on a report, and on its author's appeal against a removal. */
export const wishDecisionsOn = (isAppeal: boolean): readonly WishDecision[] =>
  isAppeal ? ['dismiss', 'restore'] : ['dismiss', 'remove']
