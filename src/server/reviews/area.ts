import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { reviewCases } from './review-cases.ts'
import { publishReviews } from './tasks/publish-reviews.ts'
import { remindReviews } from './tasks/remind-reviews.ts'
import { replyToReview } from './use-cases/reply-to-review.ts'
import { writeReview } from './use-cases/write-review.ts'

export const reviewsArea: Area = {
  useCases: [writeReview, replyToReview],
  jobs: [publishReviews, remindReviews],
  caseSubjects: [reviewCases],
  personalData,
}
