const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24

export type RentalType = 'hour' | 'day'

export interface Duration {
  /** Elapsed hours, rounded up, at least 1. */
  hours: number
  /** Under 24 hours by the hour, otherwise by the day (specification §5). */
  type: RentalType
  /** How many hours or days are charged. */
  units: number
}

/**
 * How long a rental lasts from `start` to `end` (epoch ms), in elapsed time, so that a day in which the clock
 * changes is still counted as the hours that pass. Specification §9.
 */
export function durationOf(start: number, end: number): Duration {
  const hours = Math.max(1, Math.ceil((end - start) / HOUR_MS))
  return hours < HOURS_A_DAY
    ? { hours, type: 'hour', units: hours }
    : { hours, type: 'day', units: Math.ceil(hours / HOURS_A_DAY) }
}
