import { quote } from '#domain/money/quote.ts'

/** So many hours cost as much as a day at the suggested price: somewhat more than an afternoon. */
const HOURS_WORTH_A_DAY = 6
const HOUR_MS = 3_600_000

/** An hourly price to suggest for a daily one: a sixth of it as people write prices, all in cents. */
export function suggestedHourCents(pricePerDayCents: number): number {
  const sixth = pricePerDayCents / HOURS_WORTH_A_DAY
  const step = sixth < 100 ? 10 : sixth < 1_000 ? 50 : 100
  return Math.max(step, Math.round(sixth / step) * step)
}

/** The rental price of so many hours, in cents; null stands for no hourly price, where an hour costs a 24th of the day. */
export const priceOfHours = (
  hours: number,
  prices: { pricePerDayCents: number; pricePerHourCents: number | null },
): number =>
  quote(prices, { start: 0, end: hours * HOUR_MS, timeZone: 'UTC', quantity: 1, deliveryMethod: 'pickup' })
    .rentalCents
