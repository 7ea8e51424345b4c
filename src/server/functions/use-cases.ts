import { answerTestChallenge } from './answer-test-challenge.ts'
import { completeCheckout } from './complete-checkout.ts'
import { confirmTestPayment } from './confirm-test-payment.ts'
import { deleteMyAccount } from './delete-my-account.ts'
import { exportMyData } from './export-my-data.ts'
import { listDemoAccounts } from './list-demo-accounts.ts'
import { listMails } from './list-mails.ts'
import { pauseItem } from './pause-item.ts'
import { paymentWebhook } from './payment-webhook.ts'
import { placeHold } from './place-hold.ts'
import { publishItem } from './publish-item.ts'
import { releaseHold } from './release-hold.ts'
import { startPayment } from './start-payment.ts'
import { submitIdentity } from './submit-identity.ts'
import type { AnyUseCase } from './use-case.ts'

/** Every use case there is: adding one is a file and a line here. */
export const USE_CASES: readonly AnyUseCase[] = [
  answerTestChallenge,
  completeCheckout,
  confirmTestPayment,
  deleteMyAccount,
  exportMyData,
  listDemoAccounts,
  listMails,
  pauseItem,
  paymentWebhook,
  placeHold,
  publishItem,
  releaseHold,
  startPayment,
  submitIdentity,
]
