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

/** A card that the provider keeps for later charges, as far as this side knows it. */
export interface ProviderMethod {
  id: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  /** The same for the same card, whoever enters it; null where the provider does not say. */
  fingerprint: string | null
}

/** A payment as its provider sees it. */
export interface ProviderPayment {
  /** Of what the payment is at its provider: one thing, or one for each part. */
  ids: string[]
  /** Authorised for as long as anything of it may still be captured, also when a part of it was. */
  status: PaymentStatus
  amountCents: number
  /** ISO 4217. */
  currency: string
  capturedCents: number
  refundedCents: number
  /** Cents that were captured of each part. */
  capturedParts: Record<string, number>
  /** The browser's proofs to the provider, one for each of `ids`; never logged nor stored. */
  clientSecrets: string[]
  /** ISO 8601, while authorised: when the authorisation lapses unless it is captured. */
  authorisedUntil: string | null
  /** Why the last card was refused. */
  failure: PaymentFailure | null
  /** The card that was accepted last, which may be charged again while the payer is away. */
  method: ProviderMethod | null
  metadata: Record<string, string>
  /** A cardholder's bank has taken something of it back, or wants to: ask for its disputes. */
  isDisputed: boolean
}

/** A share of a payment that is captured separately. */
export interface PaymentPart {
  key: string
  amountCents: number
}

export interface PaymentRequest {
  amountCents: number
  /** ISO 4217. */
  currency: string
  /** Together the whole amount; each may be captured once. */
  parts: PaymentPart[]
  /** The same key answers the same payment. */
  idempotencyKey: string
  metadata: Record<string, string>
  /** As `createCustomer` answered. */
  customer: string
  /**
   * Charges this card at once while the payer is away; a bank that wants their confirmation leaves it
   * `requires_action`.
   */
  offSessionMethod?: string
}

export interface CaptureRequest {
  part: string
  amountCents: number
  idempotencyKey: string
}

/** A payment that is looked for among others. */
export interface PaymentToFind {
  ids: readonly string[]
  /** When it was written down here: the provider heard of it then, or later. */
  createdAt: Date
}

/** Money of a captured part that goes back. */
export type RefundRequest = CaptureRequest

export interface ProviderRefund {
  id: string
  amountCents: number
}

/** A payment, or a part of it, that a cardholder has their bank take back. */
export interface ProviderDispute {
  id: string
  /** The one of a payment's ids that it is about. */
  paymentId: string
  /** The id of our payment, where the provider keeps it with its own. */
  reference?: string
  part: string
  amountCents: number
  /** The provider's code, e.g. `fraudulent`. */
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  /** Taken out of the platform's money at this moment. */
  withdrawnCents: number
  /** ISO 8601: until when evidence can be submitted; null where none is wanted any more. */
  evidenceDueAt: string | null
}

/** What speaks for a disputed payment. */
export interface Evidence {
  /** A PDF. */
  file: Buffer
  note: string
  idempotencyKey: string
}

export interface ProviderCustomer {
  id: string
  email: string
  name: string
}

/**
 * A provider's notification about a payment. Only a hint: may come late, twice or out of order, so ask for the state.
 */
export interface PaymentEvent {
  id: string
  type: string
  /** One of a payment's ids. */
  paymentId: string
  /** The id of our payment, where the provider keeps it with its own. */
  reference?: string
  /** The dispute that it tells of. */
  disputeId?: string
}

/**
 * The payment provider, which moves the money: authorise once, capture part by part, void the rest, refund what was
 * captured. All methods throw a `PaymentProviderError`.
 */
export interface PaymentProvider {
  /** As in `payments.provider`; chooses the payment form of the browser. */
  readonly name: string
  /** The header that carries a webhook's signature. */
  readonly signatureHeader: string
  /** Makes a person known to the provider, once; answers the provider's id of them. */
  createCustomer(person: ProviderCustomer): Promise<string>
  createPayment(request: PaymentRequest): Promise<ProviderPayment>
  retrieve(ids: readonly string[]): Promise<ProviderPayment>
  /** Many payments in as few requests as the provider's lists allow; those that it does not know are left out. */
  retrieveMany(payments: readonly PaymentToFind[]): Promise<ProviderPayment[]>
  /** Tries a kept card on an open payment whose payer is there; may ask for their bank's challenge. */
  confirmWith(ids: readonly string[], method: string, idempotencyKey: string): Promise<ProviderPayment>
  capture(ids: readonly string[], request: CaptureRequest): Promise<ProviderPayment>
  /** Voids what is not captured; does nothing where that was done before. */
  void(ids: readonly string[], idempotencyKey: string): Promise<ProviderPayment>
  refund(ids: readonly string[], request: RefundRequest): Promise<ProviderRefund>
  retrieveDispute(id: string): Promise<ProviderDispute>
  /** The disputes of a payment, the oldest first. */
  listDisputes(ids: readonly string[]): Promise<ProviderDispute[]>
  /** Answers a dispute, once; `wrong_state` where it does not wait for that any more. */
  submitEvidence(disputeId: string, evidence: Evidence): Promise<ProviderDispute>
  /** Has devices offer their wallets on this host; does nothing where that was done before. */
  offerWallets(host: string): Promise<void>
  /** Forgets a kept card; does nothing where that was done before. */
  removeMethod(method: string): Promise<void>
  /**
   * The event in a webhook's raw body; nothing when its signature is forged, too old or from the future, `unreadable` when
   * it is signed and says nothing that could be read.
   */
  parseWebhook(
    rawBody: string,
    signature: string | undefined,
    now: Date,
  ): PaymentEvent | 'unreadable' | undefined
}

export type ProviderFault =
  /** The provider could not be reached, or has a fault: try again with the same idempotency key. */
  | 'unavailable'
  | 'not_found'
  /** Not possible in the payment's current state; ask for it. */
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
