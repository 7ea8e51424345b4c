import { type ReviewTag, tagsFor } from '#domain/review/review-tags.ts'
import { bookingId, itemId, personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { randomFrom } from '../random.ts'
import { seedId } from '../seed-id.ts'
import { planFavourites } from '../world/plan-favourites.ts'
import { type PlannedReview, planReviews } from '../world/plan-reviews.ts'
import type { PlannedWorld } from '../world/plan-world.ts'
import { savedSearches } from '../world/saved-searches.ts'

const DAY_MS = 86_400_000

/** Each good review says some things with a tap, always the same ones. */
function tagsOf({ kind, rating, booking }: PlannedReview): readonly ReviewTag[] {
  const random = randomFrom(`tags ${kind} ${booking.key}`)
  return tagsFor(kind, rating).filter(() => random.chance(0.4))
}

/** Inserts reviews of items and people, favourites and saved searches; triggers count the ratings. */
export async function seedOpinions(db: Queryable, world: PlannedWorld, now: Date): Promise<void> {
  await insertRows(
    db,
    'public.reviews',
    planReviews(world.bookings, now).map((review) => ({
      id: seedId('review', `${review.kind} ${review.booking.key}`),
      booking_id: bookingId(review.booking.key),
      kind: review.kind,
      author_id: personId(review.author),
      item_id: itemId(review.booking.item),
      subject_id: review.subject && personId(review.subject),
      rating: review.rating,
      text: review.text,
      tags: tagsOf(review),
      language: review.language,
      reply: review.reply,
      replied_at: review.reply && new Date(Math.min(review.writtenAt.getTime() + DAY_MS, now.getTime())),
      published_at: review.publishedAt,
      created_at: review.writtenAt,
    })),
  )
  await insertRows(
    db,
    'public.favourites',
    planFavourites().map(({ person, item }) => ({
      user_id: personId(person),
      item_id: itemId(item),
      created_at: now,
    })),
  )
  await insertRows(
    db,
    'public.saved_searches',
    savedSearches().map(({ person, name, query }) => ({
      id: seedId('saved search', query),
      user_id: personId(person),
      name,
      query,
    })),
  )
}
