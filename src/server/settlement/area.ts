import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { reconcilePayments } from './tasks/reconcile-payments.ts'
import { settlePayments } from './tasks/settle-payments.ts'
import { completeLaterPayment } from './use-cases/complete-later-payment.ts'
import { openLaterPayment } from './use-cases/open-later-payment.ts'
import { paymentWebhook } from './use-cases/payment-webhook.ts'

/** Brings what we know of payments to where the provider has them, for orders and for what is charged later. */
export const settlementArea: Area = {
  useCases: [completeLaterPayment, openLaterPayment, paymentWebhook],
  jobs: [reconcilePayments, settlePayments],
  personalData,
}
