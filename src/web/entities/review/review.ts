import type { ReviewTag } from '#domain/review/review-tags.ts'

/** The public part of a published review. */
export interface Review {
  id: string
  rating: number
  text: string
  language: string
  reply: string | null
  reply_language: string | null
  published_at: string
  author_first_name: string
  author_avatar_path: string | null
  tags: ReviewTag[]
  photos: string[]
}

/** The columns of `public_reviews` that a review is shown from. */
export const REVIEW_COLUMNS =
  'id, rating, text, language, reply, reply_language, published_at, author_first_name, author_avatar_path, tags, photos'
