import type { BookingStatus } from '#domain/booking/lifecycle.ts'

export const REVIEW_KINDS = ['renter_to_item', 'renter_to_owner', 'owner_to_renter'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

export const MAX_REVIEW_LENGTH = 3_000
export const MAX_REPLY_LENGTH = 2_000

/** After so many days what was written is published, and nothing more can be written. */
export const REVIEW_DAYS = 14

/** Reviews are written once the item is back; during a claim they stay sealed. */
const REVIEWABLE: readonly BookingStatus[] = ['returned', 'disputed', 'completed']

/** Whether a rental in this state can be reviewed. */
export const isReviewable = (status: BookingStatus): boolean => REVIEWABLE.includes(status)

/** What each side of a rental reviews, all of it at once. */
export const kindsOf = (side: 'renter' | 'owner'): readonly ReviewKind[] =>
  side === 'renter' ? ['renter_to_item', 'renter_to_owner'] : ['owner_to_renter']
