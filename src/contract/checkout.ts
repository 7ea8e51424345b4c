import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { PostalAddress } from '#domain/booking/postal-address.ts'
import type { RentalRefusal } from '#domain/booking/rental-rules.ts'
import type { Quote } from '#domain/money/quote.ts'

/** Answer of `place-hold`. Lists are in the order of the lines that were sent. */
export interface HeldBasket {
  reservationIds: string[]
  /** ISO 8601; until then no one else can book these. */
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

/** One line of a checkout: what is rented, when, and from whom. */
export interface CheckoutLine {
  /** The hold; null while nothing is held. */
  reservationId: string | null
  /** ISO 8601, half-open. */
  startDate: string
  endDate: string
  /** The item's when it was held; its clock counts hours and days. */
  timeZone: string
  quantity: number
  item: CheckoutItem
  lender: CheckoutLender
}

/** An item as a checkout shows and prices it, by the names of its columns. */
export interface CheckoutItem {
  id: string
  title: string
  language: string
  translations: Partial<Record<string, { title?: string }>>
  price_per_day_cents: number
  price_per_hour_cents: number | null
  deposit_cents: number
  time_zone: string
  delivery_methods: DeliveryMethod[]
  unit_count: number
  is_instant: boolean
  cancellation_policy: 'flexible' | 'moderate' | 'strict'
  neighbourhood: string
  city: string
  category_names: Partial<Record<string, string>>
  /** Path in the bucket `images`. */
  image_path: string | null
}

/** The public part of the lender's profile, as in `public_profiles`. */
export interface CheckoutLender {
  name: string
  avatar_path: string | null
  is_verified: boolean
  rating_sum: number
  rating_count: number
}

/** A card that its owner asked to be offered again. */
export interface OfferedCard {
  id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}

/** Answer of `get-checkout`: the state of the caller's checkout, and all that its page needs. */
export interface Checkout {
  state: /** Nothing is held and nothing is wanted. */
    | 'nothing'
    /** Wanted, but not held: an identity is still to be proven, or the dates are still to be held. */
    | 'wanted'
    | 'held'
    /** The 20 minutes are over; `lines` are what was held. */
    | 'lapsed'
    | 'paid'
    /** Paid too late: the dates were gone and the payment was voided. */
    | 'gone'
  /** In the order in which the caller named them. */
  lines: CheckoutLine[]
  /** ISO 8601: when the first hold lapses; null while nothing is held. */
  endsAt: string | null
  /** ISO 8601, by the clock that ends the holds. */
  now: string
  kycLevel: number
  /** Where something was last delivered to the caller. */
  address: PostalAddress | null
  payment: {
    /** Which payment form takes a new card. */
    provider: string
    /** The newest first. */
    cards: OfferedCard[]
    /** The bookings, once it is paid. */
    completed: CompletedCheckout | null
  }
}

/** The state of a payment, with any provider. */
export type PaymentStatus =
  /** No card has been accepted yet; another one may be tried. */
  | 'open'
  /** The bank wants to hear from the payer. */
  | 'requires_action'
  | 'processing'
  | 'authorised'
  | 'captured'
  | 'voided'

/** Answer of `start-payment`; the same for the same holds, however often it is called. */
export interface StartedPayment {
  orderId: string
  orderNumber: number
  /** `paid`: the bookings are there already, nothing is left to pay. */
  orderStatus: 'pending' | 'paid'
  paymentStatus: PaymentStatus
  /** Which payment form to show: `test`. */
  provider: string
  /** The payment form's proof to the provider; null once paid. */
  clientSecret: string | null
  amountCents: number
  currency: 'EUR'
  /** The refusal's code where a saved card was tried and the bank did not take it. */
  failure?: string
  /** ISO 8601; null once paid. */
  holdExpiresAt: string | null
}

/** Answer of `open-later-payment`: a payment form may confirm it. */
export interface LaterPaymentToConfirm {
  paymentId: string
  provider: string
  amountCents: number
  clientSecret: string
  paymentStatus: PaymentStatus
}

/** Answer of `confirm-test-payment` and `answer-test-challenge` when the card was not refused. */
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

/** Answer of `complete-checkout` once the order is paid. */
export interface CompletedCheckout {
  orderId: string
  orderNumber: number
  totalCents: number
  bookings: CompletedBooking[]
}
