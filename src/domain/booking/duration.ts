import { wallClock } from './wall-clock.ts'

const HOUR_MS = 3_600_000
export const HOURS_A_DAY = 24

export type RentalType = 'hour' | 'day'

export interface Duration {
  /** Hours on the clock at the item, rounded up, at least 1. */
  hours: number
  /** Under 24 hours by the hour, otherwise by the day. */
  type: RentalType
  /** The number of charged hours or days. */
  units: number
}

/**
 * The duration of a rental from `start` to `end` (epoch ms) on the wall clock of the item's time zone, so that ten
 * o'clock to ten o'clock the next day is one day on every day of the year. The same as `rental_hours()` in the
 * database.
 */
export function durationOf(start: number, end: number, timeZone: string): Duration {
  const passed = wallClock(end, timeZone) - wallClock(start, timeZone)
  const hours = Math.max(1, Math.ceil(passed / HOUR_MS))
  return hours < HOURS_A_DAY
    ? { hours, type: 'hour', units: hours }
    : { hours, type: 'day', units: Math.ceil(hours / HOURS_A_DAY) }
}
