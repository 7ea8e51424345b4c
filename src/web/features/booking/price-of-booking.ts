import type { RentalPrice } from '../../entities/period/rental-lines.ts'
import type { Booking } from './booking.ts'

/** What a booking was quoted, less what its extensions cost. */
export function priceOfBooking(
  { line, rental_type, rental_cents }: Pick<Booking, 'line' | 'rental_type' | 'rental_cents'>,
  extendedCents: number,
): RentalPrice {
  const { weekend_price_cents: weekendCents, discount_days: fromDays, discount_percent: percent } = line
  return {
    unitPriceCents: line.unit_price_cents,
    priceDivisor: line.price_divisor,
    units: line.duration_units,
    type: rental_type,
    weekend: weekendCents === null ? null : { units: line.weekend_units, priceCents: weekendCents },
    discount:
      fromDays === null || percent === null ? null : { fromDays, percent, cents: line.discount_cents },
    rentalCents: rental_cents - extendedCents,
  }
}
