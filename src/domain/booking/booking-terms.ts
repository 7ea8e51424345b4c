import { rule } from '../settings/rules.ts'
import type { CancellationPolicy } from './cancellation.ts'
import { type RefundStep, refundSteps } from './refund-steps.ts'

/** What both sides of a rental agreed to beside its price. A booking keeps it, whatever the operator sets later. */
export interface BookingTerms {
  /** The hours after the return, or after a start without a pick-up, in which a problem can be reported. */
  claimHours: number
  /** The minutes by which a return may be late for nothing. */
  lateGraceMinutes: number
  /** The price of a late hour, in per cent of the agreed hourly price. */
  latePercent: number
  /** The most late hours that are charged. */
  maxLateHours: number
  refunds: readonly RefundStep[]
}

/** The terms that a rental agreed now gets, by its lender's cancellation policy. */
export const currentTerms = (policy: CancellationPolicy): BookingTerms => ({
  claimHours: rule('claimHours'),
  lateGraceMinutes: rule('lateGraceMinutes'),
  latePercent: rule('latePercent'),
  maxLateHours: rule('maxLateHours'),
  refunds: refundSteps(policy),
})
