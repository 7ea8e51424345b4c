import Stripe from 'stripe'
import { PaymentProviderError, type ProviderFault } from '../provider.ts'

const FAULTS: Record<string, ProviderFault> = {
  resource_missing: 'not_found',
  account_invalid: 'not_found',
  payment_intent_unexpected_state: 'wrong_state',
  charge_already_captured: 'wrong_state',
  charge_already_refunded: 'bad_amount',
  charge_expired_for_capture: 'wrong_state',
  charge_disputed: 'wrong_state',
  amount_too_large: 'bad_amount',
  amount_too_small: 'bad_amount',
}

/** An error of Stripe's library in the words of the product; any other error is thrown as it is. */
export function toFault(error: unknown): PaymentProviderError {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const fault = FAULTS[error.code ?? ''] ?? byType(error)
  return new PaymentProviderError(fault, error.message, { cause: error })
}

function byType(error: Stripe.errors.StripeError): ProviderFault {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'key_reused'
  // Unreachable, too many requests, a fault of Stripe's, or keys that an operator has to replace: all may pass later.
  return error instanceof Stripe.errors.StripeInvalidRequestError ? 'bad_amount' : 'unavailable'
}
