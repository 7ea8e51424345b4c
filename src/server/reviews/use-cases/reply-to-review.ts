import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { RepliedReview } from '#contract/reviews.ts'
import { ok, refuse } from '#domain/result.ts'
import { MAX_REPLY_LENGTH } from '#domain/review/review.ts'

/** The lender's public answer to what a renter said of the item or of them, once, when it is published. */
export const replyToReview = useCase({
  name: 'reply-to-review',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({ reviewId: z.uuid(), text: z.string().trim().min(1).max(MAX_REPLY_LENGTH) }),
  async run({ tx, userId, now }, { reviewId, text }) {
    const review = await tx
      .selectFrom('reviews')
      .innerJoin('bookings', 'bookings.id', 'reviews.booking_id')
      .innerJoin('profiles', 'profiles.id', 'bookings.owner_id')
      .select(['reviews.replied_at', 'profiles.is_blocked', 'profiles.locale'])
      .where('reviews.id', '=', reviewId)
      .where('reviews.kind', '<>', 'owner_to_renter')
      .where('reviews.published_at', '<=', now.toISOString())
      .where('reviews.hidden_at', 'is', null)
      .where('bookings.owner_id', '=', userId)
      .forUpdate('reviews')
      .executeTakeFirst()
    if (!review) return refuse('NOT_FOUND')
    if (review.is_blocked) return refuse('BLOCKED')
    if (review.replied_at !== null) return refuse('REPLY_EXISTS')
    await tx
      .updateTable('reviews')
      .set({ reply: text, reply_language: review.locale, replied_at: now.toISOString() })
      .where('id', '=', reviewId)
      .execute()
    return ok<RepliedReview>({ reviewId })
  },
})
