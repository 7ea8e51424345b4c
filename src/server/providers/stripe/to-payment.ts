import type Stripe from 'stripe'
import type { PaymentStatus } from '#contract/checkout.ts'
import type { PaymentFailure, ProviderMethod, ProviderPayment } from '../provider.ts'

/** Fields that every request for a payment intent expands. */
export const EXPANDED = ['latest_charge', 'payment_method']
/** Stripe drops an authorisation after seven days unless the card's network sets another time. */
const AUTHORISED_SECONDS = 7 * 86_400

/** Several payment intents, one a part, as the one payment that the product knows. */
export function toPayment(intents: readonly Stripe.PaymentIntent[]): ProviderPayment {
  const captured = intents.filter(({ amount_received }) => amount_received > 0)
  const status = statusOf(intents)
  const sum = (cents: (intent: Stripe.PaymentIntent) => number) =>
    intents.reduce((total, intent) => total + cents(intent), 0)
  return {
    ids: intents.map(({ id }) => id),
    status,
    amountCents: sum(({ amount }) => amount),
    currency: (intents[0]?.currency ?? '').toUpperCase(),
    capturedCents: sum(({ amount_received }) => amount_received),
    refundedCents: sum((intent) => chargeOf(intent)?.amount_refunded ?? 0),
    capturedParts: Object.fromEntries(
      captured.map(({ metadata, amount_received }) => [metadata.part ?? '', amount_received]),
    ),
    clientSecrets: intents.map(({ client_secret }) => client_secret ?? ''),
    authorisedUntil: status === 'authorised' ? authorisedUntil(intents) : null,
    failure: failureOf(intents),
    method: methodOf(intents),
    metadata: intents[0]?.metadata ?? {},
    isDisputed: intents.some((intent) => chargeOf(intent)?.disputed === true),
  }
}

/** The least that all of them have reached. */
function statusOf(intents: readonly Stripe.PaymentIntent[]): PaymentStatus {
  const has = (...statuses: Stripe.PaymentIntent.Status[]) =>
    intents.some(({ status }) => statuses.includes(status))
  if (has('requires_payment_method', 'requires_confirmation')) return 'open'
  if (has('requires_action')) return 'requires_action'
  if (has('processing')) return 'processing'
  if (has('requires_capture')) return 'authorised'
  return has('succeeded') ? 'captured' : 'voided'
}

const chargeOf = ({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
  latest_charge && typeof latest_charge !== 'string' ? latest_charge : undefined

function authorisedUntil(intents: readonly Stripe.PaymentIntent[]): string {
  const ends = intents
    .filter(({ status }) => status === 'requires_capture')
    .map((intent) => {
      const before = chargeOf(intent)?.payment_method_details?.card?.capture_before
      return before ?? intent.created + AUTHORISED_SECONDS
    })
  return new Date(Math.min(...ends) * 1000).toISOString()
}

function methodOf(intents: readonly Stripe.PaymentIntent[]): ProviderMethod | null {
  for (const { payment_method: method } of intents) {
    if (!method || typeof method === 'string' || !method.card) continue
    const { brand, last4, exp_month, exp_year, fingerprint } = method.card
    return {
      id: method.id,
      brand,
      last4,
      expMonth: exp_month,
      expYear: exp_year,
      fingerprint: fingerprint ?? null,
    }
  }
  return null
}

function failureOf(intents: readonly Stripe.PaymentIntent[]): PaymentFailure | null {
  const error = intents.find(({ last_payment_error }) => last_payment_error)?.last_payment_error
  if (!error || statusOf(intents) !== 'open') return null
  const code = error.decline_code ?? error.code ?? ''
  return FAILURES[code] ?? FAILURES[error.code ?? ''] ?? 'PAYMENT_DECLINED'
}

const FAILURES: Record<string, PaymentFailure> = {
  authentication_required: 'PAYMENT_CHALLENGE_FAILED',
  payment_intent_authentication_failure: 'PAYMENT_CHALLENGE_FAILED',
  insufficient_funds: 'PAYMENT_INSUFFICIENT_FUNDS',
  expired_card: 'PAYMENT_CARD_EXPIRED',
  incorrect_cvc: 'PAYMENT_CARD_INVALID',
  incorrect_number: 'PAYMENT_CARD_INVALID',
  invalid_cvc: 'PAYMENT_CARD_INVALID',
  invalid_number: 'PAYMENT_CARD_INVALID',
}
