import { type DeliveryMethod, deliveryFeeCents } from '#domain/booking/delivery.ts'
import { type Duration, durationOf, HOURS_A_DAY, type RentalType } from '#domain/booking/duration.ts'
import { dayLater } from '#domain/booking/wall-clock.ts'
import {
  type Discount,
  discountOf,
  divideHalfUp,
  NO_DISCOUNTS,
  type PriceRules,
  weekendDays,
} from './price-rules.ts'

export interface Prices extends PriceRules {
  pricePerDayCents: number
  pricePerHourCents?: number | null
  depositCents?: number
}

export interface QuoteRequest {
  /** Epoch ms, half-open. */
  start: number
  end: number
  /** The item's: hours and days are counted on its clock. */
  timeZone: string
  quantity: number
  deliveryMethod: DeliveryMethod
}

/** Everything about the price of one basket line, in cents. */
export interface Quote {
  duration: Duration
  type: RentalType
  /** The number of charged hours or days. */
  units: number
  /** The price of one unit by the hour or day; by the day also where hours cost a 24th of it each. */
  unitPriceCents: number
  /** The divisor of the product of price, units and quantity: 24 where an hour costs no whole cents, else 1. */
  priceDivisor: 1 | 24
  /** The charged days that have the lender's weekend price instead. */
  weekend: { units: number; priceCents: number } | null
  /** The lender's discount on a long rental. */
  discount: Discount | null
  /** Price times quantity, less the discount. */
  rentalCents: number
  deliveryCents: number
  /** The amount to pay: rental and delivery. */
  totalCents: number
  /** Held apart from the payment, for all units. */
  depositCents: number
}

/**
 * Prices one line: price times duration times quantity, rounded once (half up), so that a missing hourly price costs
 * price-per-day / 24 an hour without the error of rounding every hour. Beyond the specification, and only where the
 * lender has set them: a price of weekend days, and a discount on long rentals. The same as `quoted_cents()` in the
 * database.
 */
export function quote(prices: Prices, request: QuoteRequest): Quote {
  const { start, timeZone, quantity } = request
  const duration = durationOf(start, request.end, timeZone)
  const { type, units } = duration
  const weekendCents = prices.weekendPriceCents ?? null
  const weekendOf = (days: number) => (weekendCents === null ? 0 : weekendDays(start, days, timeZone))
  // Hours without a price of their own cost a share of the day on which they begin.
  const startsDear = type === 'hour' && weekendOf(1) > 0
  const unitPrice = unitPriceOf(startsDear ? { ...prices, pricePerDayCents: weekendCents! } : prices, type)
  const fullCents = (days: number) => {
    const dear = type === 'day' ? weekendOf(days) : 0
    const cents = unitPrice.unitPriceCents * (days - dear) + (weekendCents ?? 0) * dear
    return divideHalfUp(cents * quantity, unitPrice.priceDivisor)
  }
  const isByDay = type === 'day'
  const weekendUnits = isByDay ? weekendOf(units) : 0
  const discount = isByDay ? discountOf(prices.durationDiscounts ?? NO_DISCOUNTS, units, fullCents) : null
  const rentalCents = fullCents(units) - (discount?.cents ?? 0)
  const deliveryCents = deliveryFeeCents(request.deliveryMethod)
  return {
    duration,
    type,
    units,
    ...unitPrice,
    weekend: weekendUnits > 0 ? { units: weekendUnits, priceCents: weekendCents! } : null,
    discount,
    rentalCents,
    deliveryCents,
    totalCents: rentalCents + deliveryCents,
    depositCents: (prices.depositCents ?? 0) * quantity,
  }
}

/**
 * A whole day from the same start, where that costs less than the hours asked for; nothing where it does not.
 */
export function cheaperDay(prices: Prices, request: QuoteRequest): { end: number; quote: Quote } | undefined {
  const hours = quote(prices, request)
  if (hours.type === 'day') return undefined
  const end = dayLater(request.start, request.timeZone)
  const day = quote(prices, { ...request, end })
  return day.totalCents < hours.totalCents ? { end, quote: day } : undefined
}

/** The sum of what several lines cost, in cents. */
export function totalOf(quotes: Pick<Quote, 'totalCents'>[]): number {
  return quotes.reduce((sum, line) => sum + line.totalCents, 0)
}

function unitPriceOf(
  { pricePerDayCents, pricePerHourCents }: Prices,
  type: RentalType,
): Pick<Quote, 'unitPriceCents' | 'priceDivisor'> {
  if (type === 'day') return { unitPriceCents: pricePerDayCents, priceDivisor: 1 }
  if (pricePerHourCents != null) return { unitPriceCents: pricePerHourCents, priceDivisor: 1 }
  const isWhole = pricePerDayCents % HOURS_A_DAY === 0
  return isWhole
    ? { unitPriceCents: pricePerDayCents / HOURS_A_DAY, priceDivisor: 1 }
    : { unitPriceCents: pricePerDayCents, priceDivisor: HOURS_A_DAY }
}
