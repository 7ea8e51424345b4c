import { type DeliveryMethod, deliveryFeeCents } from '#domain/booking/delivery.ts'
import { type Duration, durationOf, type RentalType } from '#domain/booking/duration.ts'

export interface Prices {
  pricePerDayCents: number
  pricePerHourCents?: number | null
  depositCents?: number
}

export interface QuoteRequest {
  /** Epoch ms, half-open. */
  start: number
  end: number
  quantity: number
  deliveryMethod: DeliveryMethod
}

/** Everything about the price of one basket line, in cents. */
export interface Quote {
  duration: Duration
  type: RentalType
  /** How many hours or days are charged. */
  units: number
  /** The price of one hour or day of one piece, as shown. */
  unitPriceCents: number
  /** Price times quantity. */
  rentalCents: number
  deliveryCents: number
  /** What is paid: rental and delivery. */
  totalCents: number
  /** Held apart from the payment, for all pieces. */
  depositCents: number
}

/**
 * Prices one line by the specification's §9, rounded once (half up), so that a missing hourly price costs
 * price-per-day / 24 an hour without the error of rounding every hour.
 */
export function quote(prices: Prices, request: QuoteRequest): Quote {
  const duration = durationOf(request.start, request.end)
  const { numerator, denominator } = unitPrice(prices, duration.type)
  const rentalCents = divideHalfUp(numerator * duration.units * request.quantity, denominator)
  const deliveryCents = deliveryFeeCents(request.deliveryMethod)
  return {
    duration,
    type: duration.type,
    units: duration.units,
    unitPriceCents: divideHalfUp(numerator, denominator),
    rentalCents,
    deliveryCents,
    totalCents: rentalCents + deliveryCents,
    depositCents: (prices.depositCents ?? 0) * request.quantity,
  }
}

/** The sum of what several lines cost, in cents. */
export function totalOf(quotes: Pick<Quote, 'totalCents'>[]): number {
  return quotes.reduce((sum, line) => sum + line.totalCents, 0)
}

function unitPrice(prices: Prices, type: RentalType): { numerator: number; denominator: number } {
  if (type === 'day') return { numerator: prices.pricePerDayCents, denominator: 1 }
  if (prices.pricePerHourCents != null) return { numerator: prices.pricePerHourCents, denominator: 1 }
  return { numerator: prices.pricePerDayCents, denominator: 24 }
}

/** Divides non-negative integers and rounds half up, without leaving the integers. */
const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))
