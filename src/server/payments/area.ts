import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { deleteUnusedCards } from './tasks/delete-unused-cards.ts'
import { deliverTestWebhooks } from './tasks/deliver-test-webhooks.ts'
import { holdDeposits } from './tasks/hold-deposits.ts'
import { sendRefund } from './tasks/send-refund.ts'
import { answerTestChallenge } from './use-cases/answer-test-challenge.ts'
import { answerTestOnboarding } from './use-cases/answer-test-onboarding.ts'
import { confirmTestPayment } from './use-cases/confirm-test-payment.ts'
import { removePaymentMethod } from './use-cases/remove-payment-method.ts'
import { viewTestOnboarding } from './use-cases/view-test-onboarding.ts'

export const paymentsArea: Area = {
  useCases: [
    answerTestChallenge,
    answerTestOnboarding,
    confirmTestPayment,
    removePaymentMethod,
    viewTestOnboarding,
  ],
  tasks: [sendRefund],
  jobs: [deleteUnusedCards, holdDeposits, deliverTestWebhooks],
  personalData,
}
