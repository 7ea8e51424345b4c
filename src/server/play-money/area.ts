import type { Area } from '../area.ts'
import { deliverTestWebhooks } from './tasks/deliver-test-webhooks.ts'
import { answerTestChallenge } from './use-cases/answer-test-challenge.ts'
import { answerTestOnboarding } from './use-cases/answer-test-onboarding.ts'
import { confirmTestPayment } from './use-cases/confirm-test-payment.ts'
import { viewTestOnboarding } from './use-cases/view-test-onboarding.ts'

/** The embedded payment provider's own doors: its form, its pages, and the sender of its webhooks. */
export const playMoneyArea: Area = {
  useCases: [answerTestChallenge, answerTestOnboarding, confirmTestPayment, viewTestOnboarding],
  jobs: [deliverTestWebhooks],
}
