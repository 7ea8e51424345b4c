import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { Titled } from '#domain/listing/title-in.ts'
import { isReviewable, type ReviewKind, takesReviews } from '#domain/review/review.ts'
import type { ReviewTag } from '#domain/review/review-tags.ts'

export interface Person {
  first_name: string
  avatar_path: string | null
}

/** One review as the people of its rental see it: their own at once, the other's when it is published. */
export interface OwnReview {
  id: string
  kind: ReviewKind
  author_id: string
  rating: number
  text: string
  tags: ReviewTag[]
  photos: string[]
  language: string
  reply: string | null
  reply_language: string | null
  /** Stays where the reply was removed. */
  replied_at: string | null
  published_at: string | null
  /** When a moderator took it off; only its author still reads it. */
  hidden_at: string | null
}

/** A rental with its reviews so far. */
export interface RentalReview {
  id: string
  status: BookingStatus
  start_date: string
  end_date: string
  time_zone: string
  returned_at: string | null
  renter_id: string
  owner_id: string
  item: Titled & { id: string; images: { path: string }[] }
  owner: Person | null
  renter: Person | null
  events: { transition: string; at: string }[]
  reviews: OwnReview[]
}

export type ReviewState =
  /** The item is not back yet. */
  | 'too-early'
  | 'open'
  /** Written, and not to be read by the other yet. */
  | 'sealed'
  | 'published'
  /** No review was written in time. */
  | 'closed'

/** The state of this person's review of the rental at `now`, epoch ms. */
export function reviewStateOf(rental: RentalReview, personId: string, now: number): ReviewState {
  const own = rental.reviews.find(({ author_id }) => author_id === personId)
  if (own) return own.published_at ? 'published' : 'sealed'
  if (!isReviewable(rental.status)) return 'too-early'
  return takesReviews(rental, now) ? 'open' : 'closed'
}
