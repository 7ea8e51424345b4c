import { sql } from 'kysely'
import { z } from 'zod'
import { epochOf } from '#backend/db/instant.ts'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { WrittenReview } from '#contract/reviews.ts'
import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { rolesOf } from '#domain/access/roles.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { ok, refuse } from '#domain/result.ts'
import {
  isReviewable,
  kindsOf,
  MAX_REVIEW_LENGTH,
  REVIEW_KINDS,
  type ReviewKind,
} from '#domain/review/review.ts'
import { MAX_REVIEW_PHOTOS, tagsFor, takesPhotos } from '#domain/review/review-tags.ts'
import { areOwnPhotos } from '#server/booking/own-photos.ts'
import { LOCALES } from '#server/mail/locale.ts'

const review = z.object({
  kind: z.enum(REVIEW_KINDS),
  rating: z.int().min(1).max(5),
  text: z.string().trim().max(MAX_REVIEW_LENGTH).default(''),
  tags: z.array(z.string().max(40)).max(10).default([]),
  photos: z.array(z.string().max(200)).max(MAX_REVIEW_PHOTOS).default([]),
})

/**
 * Submits one side's reviews of a rental, all at once and finally: the renter reviews item and lender, the lender
 * reviews the renter. Sealed until the other side has written too, or 14 days after the rental was completed, and while
 * a claim is open; refused after those days.
 */
export const writeReview = useCase({
  name: 'write-review',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({
    bookingId: z.uuid(),
    reviews: z.array(review).min(1).max(REVIEW_KINDS.length),
    language: z.enum(LOCALES),
  }),
  async run({ tx, userId, now }, { bookingId, reviews, language }) {
    const rental = await lockRental(tx, bookingId, userId)
    if (!rental) return refuse('NOT_FOUND')
    const side = rental.renterId === userId ? 'renter' : 'owner'
    const author = await loadAuthor(tx, userId)
    if (!author) return refuse('BLOCKED')
    const denial = side === 'renter' && capabilityRefusal(author, 'leave-reviews')
    if (denial) return denial
    if (!isReviewable(rental.status)) return refuse('WRONG_STATE', { status: rental.status })
    if (!isWhole(reviews, kindsOf(side))) return refuse('BAD_INPUT', { field: 'reviews' })
    if (
      !reviews.every(({ kind, rating, tags }) =>
        tags.every((tag) => tagsFor(kind, rating).some((known) => known === tag)),
      )
    )
      return refuse('BAD_INPUT', { field: 'tags' })
    const photos = reviews.flatMap((one) => one.photos)
    const isPlaced = reviews.every((one) => one.photos.length === 0 || takesPhotos(one.kind))
    if (!isPlaced || !(await areOwnPhotos(tx, 'reviews', `${userId}/`, photos)))
      return refuse('BAD_INPUT', { field: 'photos' })
    if (await hasWritten(tx, bookingId, userId)) return refuse('REVIEW_EXISTS')
    if (rental.closesAt !== null && rental.closesAt <= now.getTime()) return refuse('REVIEW_CLOSED')

    const subjects: Record<ReviewKind, string | null> = {
      renter_to_item: null,
      renter_to_owner: rental.ownerId,
      owner_to_renter: rental.renterId,
    }
    await tx
      .insertInto('reviews')
      .values(
        reviews.map(({ kind, rating, text, tags, photos }) => ({
          booking_id: bookingId,
          kind,
          author_id: userId,
          item_id: rental.itemId,
          subject_id: subjects[kind],
          rating,
          text,
          tags: [...new Set(tags)],
          photos: [...new Set(photos)],
          language,
          created_at: now.toISOString(),
        })),
      )
      .execute()
    const { rows } = await sql<{ published: number }>`
      select public.publish_reviews(${now.toISOString()}, ${bookingId}) as published
    `.execute(tx)
    return ok<WrittenReview>({ isPublished: (rows[0]?.published ?? 0) > 0 })
  },
})

/** The rental, as far as this person has part in it; locked, so that two sides who write at once see each other. */
async function lockRental(tx: Context['tx'], bookingId: string, userId: string) {
  const { rows } = await sql<{
    item_id: string
    renter_id: string
    owner_id: string
    status: BookingStatus
    closes_at: string | null
  }>`
    select b.item_id, b.renter_id, b.owner_id, b.status, public.reviews_close_at(b) as closes_at
    from public.bookings b where b.id = ${bookingId} and ${userId} in (b.renter_id, b.owner_id) for update
  `.execute(tx)
  const row = rows[0]
  return (
    row && {
      itemId: row.item_id,
      renterId: row.renter_id,
      ownerId: row.owner_id,
      status: row.status,
      closesAt: row.closes_at === null ? null : epochOf(row.closes_at),
    }
  )
}

async function loadAuthor(tx: Context['tx'], userId: string) {
  const row = await tx
    .selectFrom('profiles')
    .select('roles')
    .where('id', '=', userId)
    .where('is_blocked', '=', false)
    .executeTakeFirst()
  return row && { roles: rolesOf(row.roles, 'user') }
}

const isWhole = (reviews: readonly { kind: ReviewKind }[], wanted: readonly ReviewKind[]): boolean =>
  reviews.length === wanted.length && wanted.every((kind) => reviews.some((review) => review.kind === kind))

async function hasWritten(tx: Context['tx'], bookingId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('author_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
