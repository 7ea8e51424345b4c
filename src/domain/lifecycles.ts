import { EXTENSION_LIFECYCLE } from './booking/extension-lifecycle.ts'
import { BOOKING_LIFECYCLE } from './booking/lifecycle.ts'
import { CLAIM_LIFECYCLE } from './claim/lifecycle.ts'
import { DEPOSIT_LIFECYCLE } from './deposit/lifecycle.ts'
import type { Lifecycle } from './lifecycle.ts'
import { LISTING_LIFECYCLE } from './listing/lifecycle.ts'
import { REVISION_LIFECYCLE } from './listing/revision.ts'
import { CASE_LIFECYCLE } from './moderation/case-lifecycle.ts'
import { ADJUSTMENT_LIFECYCLE } from './money/adjustment.ts'
import { CAPTURE_LIFECYCLE } from './money/capture-lifecycle.ts'
import { DISPUTE_LIFECYCLE } from './money/dispute-lifecycle.ts'
import { PAYMENT_LIFECYCLE } from './money/payment-lifecycle.ts'
import { REFUND_LIFECYCLE } from './money/refund-lifecycle.ts'
import { PAYOUT_LIFECYCLE } from './payout/lifecycle.ts'
import { WISH_LIFECYCLE } from './wish/lifecycle.ts'

/** All lifecycles, by their names in the database's table of transitions. */
export const LIFECYCLES: Record<string, Lifecycle> = {
  booking: BOOKING_LIFECYCLE,
  listing: LISTING_LIFECYCLE,
  revision: REVISION_LIFECYCLE,
  claim: CLAIM_LIFECYCLE,
  extension: EXTENSION_LIFECYCLE,
  payout: PAYOUT_LIFECYCLE,
  wish: WISH_LIFECYCLE,
  case: CASE_LIFECYCLE,
  payment: PAYMENT_LIFECYCLE,
  capture: CAPTURE_LIFECYCLE,
  refund: REFUND_LIFECYCLE,
  deposit: DEPOSIT_LIFECYCLE,
  adjustment: ADJUSTMENT_LIFECYCLE,
  dispute: DISPUTE_LIFECYCLE,
}
