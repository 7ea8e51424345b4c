import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { deliverTestWebhooks } from './tasks/deliver-test-webhooks.ts'
import { forgetCards } from './tasks/forget-cards.ts'
import { holdDeposits } from './tasks/hold-deposits.ts'
import { sendRefund } from './tasks/send-refund.ts'
import { answerTestChallenge } from './use-cases/answer-test-challenge.ts'
import { confirmTestPayment } from './use-cases/confirm-test-payment.ts'
import { removePaymentMethod } from './use-cases/remove-payment-method.ts'

export const paymentsArea: Area = {
  useCases: [answerTestChallenge, confirmTestPayment, removePaymentMethod],
  tasks: [sendRefund],
  jobs: [forgetCards, holdDeposits, deliverTestWebhooks],
  personalData,
}
