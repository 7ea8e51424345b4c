import { wallClock } from '#domain/booking/wall-clock.ts'

/** What a lender may set beyond the prices of a day and an hour. */
export interface PriceRules {
  /** The price of a day that begins on a Saturday or Sunday at the item; null where it is that of any other day. */
  weekendPriceCents?: number | null
  /** Whole per cent off for rentals of at least DISCOUNT_DAYS, in their order; 0 is none. */
  durationDiscounts?: readonly number[]
}

/** From so many charged days on, a lender can give a discount. */
export const DISCOUNT_DAYS = [3, 7, 28] as const
export const NO_DISCOUNTS: readonly number[] = [0, 0, 0]

/** What a rental by the day costs less than its days. */
export interface Discount {
  /** The duration whose discount it is: more than the rental's own days where so many days would cost less. */
  fromDays: number
  percent: number
  cents: number
}

/**
 * The discount on so many charged days, given what n days from the same start cost without one, in cents. A longer
 * rental never costs less: where the days up to the next discount would, the rental costs as much as those.
 */
export function discountOf(
  discounts: readonly number[],
  days: number,
  fullCents: (days: number) => number,
): Discount | null {
  let best: Discount | null = null
  let percent = 0
  DISCOUNT_DAYS.forEach((fromDays, index) => {
    if (!(discounts[index]! > percent)) return
    percent = discounts[index]!
    const charged = Math.max(days, fromDays)
    const cents = fullCents(days) - divideHalfUp(fullCents(charged) * (100 - percent), 100)
    if (cents > (best?.cents ?? 0)) best = { fromDays, percent, cents }
  })
  return best
}

/** How many of so many charged days from a start (epoch ms) begin on a Saturday or Sunday at that place. */
export function weekendDays(start: number, days: number, timeZone: string): number {
  // The first day of 1970 was a Thursday; weeks are counted from Monday.
  const first = (Math.floor(wallClock(start, timeZone) / DAY_MS) + 3) % 7
  return weekendDaysBefore(first + days) - weekendDaysBefore(first)
}

/** Of the first n days from a Monday on. */
const weekendDaysBefore = (n: number): number => Math.floor(n / 7) * 2 + Math.max((n % 7) - 5, 0)

/** Divides non-negative integers and rounds half up, without leaving the integers. */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

const DAY_MS = 86_400_000
