import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { PostalAddress } from '#domain/booking/postal-address.ts'
import type { RentalRefusal } from '#domain/booking/rental-rules.ts'
import type { TermsPart } from '#domain/booking/shown-terms.ts'
import type { Quote } from '#domain/money/quote.ts'
import type { Terms } from '#domain/settings/terms.ts'

/** Response of `place-hold`. Lists are in the order of the requested lines. */
export interface HeldBasket {
  reservationIds: string[]
  /** ISO 8601; until then no one else can book these. */
  expiresAt: string
  quotes: Quote[]
  totalCents: number
  /** The deposit, which is reserved separately from the payment. */
  depositCents: number
  requiredKycLevel: number
  currentKycLevel: number
}

/** One line of `details.lines` of the refusal `ITEMS_UNAVAILABLE`. */
export interface UnavailableLine {
  /** The line's index in the request. */
  index: number
  code: RentalRefusal | 'DATES_TAKEN' | 'FEATURE_OFF'
  details?: Record<string, unknown>
}

/** One line of `details.lines` of the refusal `TERMS_CHANGED`: in what its terms are other than the payer was shown. */
export interface ChangedLine {
  reservationId: string
  changed: TermsPart[]
}

/** One line of a checkout: what is rented, when, and from whom. */
export interface CheckoutLine {
  /** The hold's id; null while nothing is held. */
  reservationId: string | null
  /** ISO 8601, half-open. */
  startDate: string
  endDate: string
  /** The item's time zone when it was held; hours and days are counted in it. */
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
  weekend_price_cents: number | null
  duration_discounts: number[]
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

/** A card that its owner has saved. */
export interface OfferedCard {
  id: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
}

/** Response of `get-checkout`: the state of the caller's checkout, and all that its page needs. */
export interface Checkout {
  state: /** Nothing is held and nothing is wanted. */
    | 'nothing'
    /** Requested but not held yet: the renter must verify their identity first, or place the hold. */
    | 'wanted'
    | 'held'
    /** The 20 minutes are over; `lines` are what was held. */
    | 'lapsed'
    | 'paid'
    /** Paid too late: the dates were gone and the payment was voided. */
    | 'gone'
  /** In the order of the request. */
  lines: CheckoutLine[]
  /** ISO 8601: when the first hold lapses; null while nothing is held. */
  endsAt: string | null
  /** ISO 8601, by the database's clock, which decides when holds lapse. */
  now: string
  kycLevel: number
  /** The address of the caller's last delivery. */
  address: PostalAddress | null
  /** The site's terms that are not the defaults: the page may have been loaded under others. */
  terms: Partial<Terms>
  payment: {
    /** Which payment form takes a new card. */
    provider: string
    /** The newest first. */
    cards: OfferedCard[]
    /** The bookings, once the order is paid. */
    completed: CompletedCheckout | null
  }
}

/** The state of a payment, with any provider. */
export type PaymentStatus =
  /** No card has been accepted yet; another one may be tried. */
  | 'open'
  /** The payer must confirm the payment with their bank. */
  | 'requires_action'
  | 'processing'
  | 'authorised'
  | 'captured'
  | 'voided'

/** Response of `start-payment`; repeated calls for the same holds return the same. */
export interface StartedPayment {
  orderId: string
  orderNumber: number
  /** `paid`: the bookings exist already, nothing is left to pay. */
  orderStatus: 'pending' | 'paid'
  paymentStatus: PaymentStatus
  /** Which payment form to show: `test`. */
  provider: string
  /** The client secrets for the provider's payment form, one for each thing to confirm; none once paid. */
  clientSecrets: string[]
  amountCents: number
  /** ISO 4217. */
  currency: string
  /** The refusal's code if a saved card was charged and the bank declined it. */
  failure?: string
  /** ISO 8601; null once paid. */
  holdExpiresAt: string | null
}

/** Response of `open-later-payment`: a payment that a payment form may confirm. */
export interface LaterPaymentToConfirm {
  paymentId: string
  provider: string
  amountCents: number
  clientSecrets: string[]
  paymentStatus: PaymentStatus
}

/** Response of `confirm-test-payment` and `answer-test-challenge` if the card was not declined. */
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
  /** For requests: the time until which the owner may answer. */
  requestExpiresAt: string | null
}

/** Response of `complete-checkout` once the order is paid. */
export interface CompletedCheckout {
  orderId: string
  orderNumber: number
  totalCents: number
  bookings: CompletedBooking[]
}
