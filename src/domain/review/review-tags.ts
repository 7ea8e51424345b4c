import type { ReviewKind } from './review.ts'

/** What a review can say with one tap, by what it is about; the check of the table `reviews` knows them, too. */
export const REVIEW_TAGS = {
  renter_to_item: ['as-described', 'works-well', 'clean', 'complete'],
  renter_to_owner: ['friendly-handover', 'punctual', 'well-explained', 'flexible'],
  owner_to_renter: ['friendly-handover', 'punctual', 'careful', 'easy-to-reach'],
} as const satisfies Record<ReviewKind, readonly string[]>

export type ReviewTag = (typeof REVIEW_TAGS)[ReviewKind][number]

/** All of them praise, so they come with good ratings only. */
export const MIN_RATING_FOR_TAGS = 4

/** The tags that a review of this kind with this rating may carry. */
export const tagsFor = (kind: ReviewKind, rating: number): readonly ReviewTag[] =>
  rating >= MIN_RATING_FOR_TAGS ? REVIEW_TAGS[kind] : []

/** Photos of the item, as the renter found it; there are none of people. */
export const MAX_REVIEW_PHOTOS = 4

export const takesPhotos = (kind: ReviewKind): boolean => kind === 'renter_to_item'
