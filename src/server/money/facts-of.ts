import type { ProviderPayment } from '#server/providers/provider.ts'
import type { PaymentRow } from './payment-row.ts'

/** A payment with what its provider says of it beside its state: the card, why it was refused, when it lapses. */
export const factsOf = (payment: PaymentRow, seen: ProviderPayment): PaymentRow => ({
  ...payment,
  failure_code: seen.failure,
  authorised_until: seen.authorisedUntil ?? payment.authorised_until,
  method: seen.method ?? undefined,
})

/** Whether the provider says anything that was not written before. */
export const isNews = (before: PaymentRow, after: PaymentRow): boolean =>
  before.failure_code !== after.failure_code
