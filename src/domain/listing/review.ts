/** When a moderator looks at a listing before others see it: always, at a lender's first one, or never. */
export const LISTING_REVIEWS = ['always', 'first', 'never'] as const
export type ListingReview = (typeof LISTING_REVIEWS)[number]

/** Whether a listing waits for a moderator, of a lender who has or has not had one published before. */
export const needsReview = (review: ListingReview, hasPublished: boolean): boolean =>
  review === 'always' || (review === 'first' && !hasPublished)
