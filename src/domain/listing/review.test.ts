import { expect, it } from 'vitest'
import { LISTING_REVIEWS, needsReview } from './review.ts'

it('waits for a moderator always, the first time or never', () => {
  expect(LISTING_REVIEWS.map((review) => needsReview(review, false))).toEqual([true, true, false])
  expect(LISTING_REVIEWS.map((review) => needsReview(review, true))).toEqual([true, false, false])
})
