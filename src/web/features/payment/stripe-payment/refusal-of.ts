import type { Confirmation } from '../../../entities/payment/payment-entry.ts'
import type { Confirmed } from './confirm-all.ts'

const CODES: Record<string, string> = {
  authentication_required: 'PAYMENT_CHALLENGE_FAILED',
  payment_intent_authentication_failure: 'PAYMENT_CHALLENGE_FAILED',
  insufficient_funds: 'PAYMENT_INSUFFICIENT_FUNDS',
  expired_card: 'PAYMENT_CARD_EXPIRED',
  incorrect_cvc: 'PAYMENT_CARD_INVALID',
  incorrect_number: 'PAYMENT_CARD_INVALID',
  incomplete_number: 'PAYMENT_CARD_INVALID',
}

/** What Stripe's script says of a payment, with our code where it was refused. */
export function refusalOf(confirmed: Confirmed): Confirmation {
  if (confirmed.ok) return confirmed
  const { error } = confirmed.answer
  const code = CODES[error?.decline_code ?? ''] ?? CODES[error?.code ?? ''] ?? 'PAYMENT_DECLINED'
  return { ok: false, code }
}
