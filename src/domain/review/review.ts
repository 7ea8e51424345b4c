import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { terms } from '#domain/settings/terms.ts'

export const REVIEW_KINDS = ['renter_to_item', 'renter_to_owner', 'owner_to_renter'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

export const MAX_REVIEW_LENGTH = 3_000
export const MAX_REPLY_LENGTH = 2_000

/** Reviews are written once the item is back; during a claim they stay sealed. */
const REVIEWABLE: readonly BookingStatus[] = ['returned', 'disputed', 'completed']

/** Whether a rental in this state can be reviewed. */
export const isReviewable = (status: BookingStatus): boolean => REVIEWABLE.includes(status)

/** The reviews that each side of a rental writes, all of them at once. */
export const kindsOf = (side: 'renter' | 'owner'): readonly ReviewKind[] =>
  side === 'renter' ? ['renter_to_item', 'renter_to_owner'] : ['owner_to_renter']

const COMPLETING = ['complete', 'settle']
const DAY_MS = 86_400_000

export interface EndedRental {
  status: BookingStatus
  events: readonly { transition: string; at: string }[]
  returned_at: string | null
  end_date: string
}

/**
 * Until when the reviews of a rental are taken, epoch ms: so many days after it was completed (14 by default); nothing before that. The same
 * as `reviews_close_at` in the database, which decides.
 */
export function reviewsCloseAt({ status, events, returned_at, end_date }: EndedRental): number | undefined {
  if (status !== 'completed') return undefined
  const completed = events
    .filter(({ transition }) => COMPLETING.includes(transition))
    .map(({ at }) => Date.parse(at))
  const from = completed.length > 0 ? Math.max(...completed) : Date.parse(returned_at ?? end_date)
  return from + terms.reviewDays * DAY_MS
}

/** Whether a review of this rental would still be taken at `now`, epoch ms. */
export const takesReviews = (rental: EndedRental, now: number): boolean =>
  isReviewable(rental.status) && (reviewsCloseAt(rental) ?? Number.POSITIVE_INFINITY) > now
