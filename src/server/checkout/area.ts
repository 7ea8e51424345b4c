import type { Area } from '../area.ts'
import { followOrderPayment } from './follow-order-payment.ts'
import { personalData } from './personal-data.ts'
import { deleteLapsedHolds } from './tasks/delete-lapsed-holds.ts'
import { completeCheckout } from './use-cases/complete-checkout.ts'
import { getCheckout } from './use-cases/get-checkout.ts'
import { placeHold } from './use-cases/place-hold.ts'
import { releaseHold } from './use-cases/release-hold.ts'
import { startPayment } from './use-cases/start-payment.ts'

export const checkoutArea: Area = {
  useCases: [completeCheckout, getCheckout, placeHold, releaseHold, startPayment],
  jobs: [deleteLapsedHolds],
  paymentFollowers: [followOrderPayment],
  personalData,
}
