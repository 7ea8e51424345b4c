/** What a way to pay can do at Stripe, as far as a rental needs it. */
interface WayToPay {
  /** Authorised when it is booked, captured once the lender has accepted, released without a refund. */
  capturesLater: boolean
  /** Charged again while the payer is away: a deposit a day before, an extension, what is late or broken. */
  chargesAgain: boolean
  /** Confirmed on a page of ours: an order of several bookings asks for several confirmations at once. */
  staysHere: boolean
}

/**
 * Stripe's ways to pay and what each can do (https://docs.stripe.com/payments/payment-methods/payment-method-support).
 * Apple Pay, Google Pay and Link hand over a card, and need no line of their own. Why the others are not offered for
 * instant bookings either: docs/decisions/only-what-can-be-captured-later-pays.md.
 */
export const WAYS_TO_PAY: Record<string, WayToPay> = {
  card: { capturesLater: true, chargesAgain: true, staysHere: true },
  klarna: { capturesLater: true, chargesAgain: false, staysHere: false },
  paypal: { capturesLater: true, chargesAgain: true, staysHere: false },
  sepa_debit: { capturesLater: false, chargesAgain: true, staysHere: true },
  ideal: { capturesLater: false, chargesAgain: false, staysHere: false },
  bancontact: { capturesLater: false, chargesAgain: false, staysHere: false },
  eps: { capturesLater: false, chargesAgain: false, staysHere: false },
}

/** The ways to pay that do all that a rental may come to need; the others are not offered. */
export const OFFERED_WAYS: string[] = Object.entries(WAYS_TO_PAY)
  .filter(([, way]) => way.capturesLater && way.chargesAgain && way.staysHere)
  .map(([name]) => name)
