import type { Area } from '../area.ts'
import { deliverTestWebhooks } from './tasks/deliver-test-webhooks.ts'
import { sendRefund } from './tasks/send-refund.ts'
import { settlePayments } from './tasks/settle-payments.ts'
import { answerTestChallenge } from './use-cases/answer-test-challenge.ts'
import { confirmTestPayment } from './use-cases/confirm-test-payment.ts'
import { paymentWebhook } from './use-cases/payment-webhook.ts'

export const paymentsArea: Area = {
  useCases: [answerTestChallenge, confirmTestPayment, paymentWebhook],
  tasks: [sendRefund],
  jobs: [settlePayments, deliverTestWebhooks],
}
