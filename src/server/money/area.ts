import type { Area } from '../area.ts'
import { followDeposit } from './follow-deposit.ts'
import { followDispute } from './follow-dispute.ts'
import { personalData } from './personal-data.ts'
import { adoptPayments } from './tasks/adopt-payments.ts'
import { deleteUnusedCards } from './tasks/delete-unused-cards.ts'
import { holdDeposits } from './tasks/hold-deposits.ts'
import { offerWallets } from './tasks/offer-wallets.ts'
import { reconcilePayments } from './tasks/reconcile-payments.ts'
import { sendRefund } from './tasks/send-refund.ts'
import { settlePayment } from './tasks/settle-payment.ts'
import { sweepPaymentEvents } from './tasks/sweep-payment-events.ts'
import { completeLaterPayment } from './use-cases/complete-later-payment.ts'
import { openLaterPayment } from './use-cases/open-later-payment.ts'
import { paymentWebhook } from './use-cases/payment-webhook.ts'
import { removePaymentMethod } from './use-cases/remove-payment-method.ts'

/** Everything that is paid, captured, given back or reserved at the payment provider: no other area writes its tables. */
export const moneyArea: Area = {
  useCases: [completeLaterPayment, openLaterPayment, paymentWebhook, removePaymentMethod],
  tasks: [sendRefund, settlePayment],
  jobs: [adoptPayments, deleteUnusedCards, holdDeposits, offerWallets, reconcilePayments, sweepPaymentEvents],
  paymentFollowers: [followDeposit, followDispute],
  personalData,
}
