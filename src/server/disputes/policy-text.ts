import type { CancellationPolicy } from '#domain/booking/cancellation.ts'
import type { RefundStep } from '#domain/booking/refund-steps.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { refundWords } from '#web/i18n/refund-words.ts'

/** What a cancellation would give back, by the steps that were agreed on, in English. */
export const policyText = (policy: CancellationPolicy, refunds: readonly RefundStep[]): string =>
  textsIn('en')(`rentals.policy.${policy}`, refundWords(refunds, 'en'))
