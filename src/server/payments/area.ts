import type { Area } from '../area.ts'
import { deliverTestWebhooks } from './tasks/deliver-test-webhooks.ts'
import { forgetCards } from './tasks/forget-cards.ts'
import { holdDeposits } from './tasks/hold-deposits.ts'
import { reconcilePayments } from './tasks/reconcile-payments.ts'
import { sendRefund } from './tasks/send-refund.ts'
import { settlePayments } from './tasks/settle-payments.ts'
import { answerTestChallenge } from './use-cases/answer-test-challenge.ts'
import { completeLaterPayment } from './use-cases/complete-later-payment.ts'
import { confirmTestPayment } from './use-cases/confirm-test-payment.ts'
import { openLaterPayment } from './use-cases/open-later-payment.ts'
import { paymentWebhook } from './use-cases/payment-webhook.ts'
import { removePaymentMethod } from './use-cases/remove-payment-method.ts'

export const paymentsArea: Area = {
  useCases: [
    answerTestChallenge,
    completeLaterPayment,
    confirmTestPayment,
    openLaterPayment,
    paymentWebhook,
    removePaymentMethod,
  ],
  tasks: [sendRefund],
  jobs: [forgetCards, holdDeposits, reconcilePayments, settlePayments, deliverTestWebhooks],
}
