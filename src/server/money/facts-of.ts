import type { ProviderPayment } from '#server/providers/provider.ts'
import type { PaymentRow } from './payment-row.ts'

/** A payment with what its provider says of it beside its state: the card, why it was refused, when it lapses. */
export const factsOf = (payment: PaymentRow, seen: ProviderPayment): PaymentRow => ({
  ...payment,
  failure_code: seen.failure,
  authorised_until: seen.authorisedUntil ?? payment.authorised_until,
  method: seen.method ?? undefined,
  // Only the payer can go on with what was refused while they were away.
  check_at: seen.status === 'open' && payment.purpose !== 'rental' ? null : payment.check_at,
})

/** Whether the provider says anything that was not written before. */
export const isNews = (before: PaymentRow, after: PaymentRow): boolean =>
  before.failure_code !== after.failure_code || before.check_at !== after.check_at
