import type { PaymentStatus } from '#contract/checkout.ts'

/** Why a card was refused; each is a refusal code of the use cases as it stands. */
export const PAYMENT_FAILURES = [
  'PAYMENT_DECLINED',
  'PAYMENT_INSUFFICIENT_FUNDS',
  'PAYMENT_CARD_EXPIRED',
  'PAYMENT_CARD_INVALID',
  'PAYMENT_CHALLENGE_FAILED',
] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]

/** A payment as its provider sees it. */
export interface ProviderPayment {
  id: string
  status: PaymentStatus
  amountCents: number
  currency: 'EUR'
  capturedCents: number
  refundedCents: number
  /** What a browser proves itself with to the provider; never logged nor stored. */
  clientSecret: string
  /** ISO 8601, while authorised: when the money is let go unless it is captured. */
  authorisedUntil: string | null
  /** Why the last card was refused. */
  failure: PaymentFailure | null
  metadata: Record<string, string>
}

export interface PaymentRequest {
  amountCents: number
  currency: 'EUR'
  /** The same key answers the same payment. */
  idempotencyKey: string
  metadata: Record<string, string>
  customer: { id: string; email: string; name: string }
}

export interface RefundRequest {
  amountCents: number
  idempotencyKey: string
}

export interface ProviderRefund {
  id: string
  paymentId: string
  amountCents: number
}

/** Something happened at the provider. Only a hint: may come late, twice or out of order, so ask for the state. */
export interface PaymentEvent {
  id: string
  type: string
  paymentId: string
}

/**
 * Whoever moves the money: authorise now, capture once later (in part lets the rest go), refund what was captured.
 * All methods throw a `PaymentProviderError`.
 */
export interface PaymentProvider {
  /** As in `payments.provider`; chooses the payment form of the browser. */
  readonly name: string
  /** The header that carries a webhook's signature. */
  readonly signatureHeader: string
  createPayment(request: PaymentRequest): Promise<ProviderPayment>
  retrieve(id: string): Promise<ProviderPayment>
  capture(id: string, amountCents: number, idempotencyKey: string): Promise<ProviderPayment>
  /** Lets an open or authorised payment go; one that was let go already stays so. */
  void(id: string, idempotencyKey: string): Promise<ProviderPayment>
  refund(id: string, request: RefundRequest): Promise<ProviderRefund>
  /** The event in a webhook's raw body; nothing when its signature is forged, too old or from the future. */
  parseWebhook(rawBody: string, signature: string | undefined, now: Date): PaymentEvent | undefined
}

export type ProviderFault =
  /** Not reached, or in trouble: try again with the same idempotency key. */
  | 'unavailable'
  | 'not_found'
  /** Not possible in the state that the payment is in; ask for it. */
  | 'wrong_state'
  | 'bad_amount'
  /** The idempotency key was used for something else: a bug of ours. */
  | 'key_reused'

export class PaymentProviderError extends Error {
  readonly fault: ProviderFault

  constructor(fault: ProviderFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PaymentProviderError'
    this.fault = fault
  }
}
