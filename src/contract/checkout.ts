import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { RentalRefusal } from '#domain/booking/rental-rules.ts'
import type { Quote } from '#domain/money/quote.ts'

/** What `place-hold` answers. Lists are in the order of the lines that were sent. */
export interface HeldBasket {
  reservationIds: string[]
  /** ISO 8601; until then nobody else can book these. */
  expiresAt: string
  quotes: Quote[]
  totalCents: number
  /** Held apart from the payment. */
  depositCents: number
  requiredKycLevel: number
  currentKycLevel: number
}

/** One line of `details.lines` of the refusal `ITEMS_UNAVAILABLE`. */
export interface UnavailableLine {
  /** The line's index in what was sent. */
  index: number
  code: RentalRefusal | 'DATES_TAKEN'
  details?: Record<string, unknown>
}

/** How far a payment is, whoever the provider. */
export type PaymentStatus =
  /** No card has been accepted yet; another one may be tried. */
  | 'open'
  /** The bank wants to hear from the payer. */
  | 'requires_action'
  | 'processing'
  | 'authorised'
  | 'captured'
  | 'voided'

/** What `start-payment` answers; the same for the same holds, however often it is asked. */
export interface StartedPayment {
  orderId: string
  orderNumber: number
  /** `paid`: the bookings are there already, nothing is left to pay. */
  orderStatus: 'pending' | 'paid'
  paymentStatus: PaymentStatus
  /** Which payment form to show: `test`. */
  provider: string
  /** What the payment form proves itself with; null once paid. */
  clientSecret: string | null
  amountCents: number
  currency: 'EUR'
  /** The refusal's code where a saved card was tried and the bank did not take it. */
  failure?: string
  /** ISO 8601; null once paid. */
  holdExpiresAt: string | null
}

/** What `open-later-payment` answers: a payment form may confirm it. */
export interface LaterPaymentToConfirm {
  paymentId: string
  provider: string
  amountCents: number
  clientSecret: string
  paymentStatus: PaymentStatus
}

/** What `confirm-test-payment` and `answer-test-challenge` answer when the card was not refused. */
export interface ConfirmedPayment {
  paymentStatus: 'authorised' | 'requires_action'
}

export interface CompletedBooking {
  id: string
  number: number
  itemId: string
  status: BookingStatus
  startDate: string
  endDate: string
  totalCents: number
  /** Until when the owner may answer, for requests. */
  requestExpiresAt: string | null
}

/** What `complete-checkout` answers once the order is paid. */
export interface CompletedCheckout {
  orderId: string
  orderNumber: number
  totalCents: number
  bookings: CompletedBooking[]
}
