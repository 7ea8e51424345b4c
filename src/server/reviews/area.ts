import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { publishReviews } from './tasks/publish-reviews.ts'
import { remindReviews } from './tasks/remind-reviews.ts'
import { decideReviewReport } from './use-cases/decide-review-report.ts'
import { replyToReview } from './use-cases/reply-to-review.ts'
import { reportReview } from './use-cases/report-review.ts'
import { writeReview } from './use-cases/write-review.ts'

export const reviewsArea: Area = {
  useCases: [writeReview, replyToReview, reportReview, decideReviewReport],
  jobs: [publishReviews, remindReviews],
  personalData,
}
