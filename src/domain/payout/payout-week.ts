import { wallClock } from '../booking/wall-clock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** When the weekly payouts of a week are due, on Monday by the clock of the operator's place. */
export const WEEKLY_HOUR = 6
/** 1 January 1970 was a Thursday. */
const DAYS_SINCE_MONDAY = 3

/**
 * The Monday (ISO date) whose weekly payouts were last due at this instant (epoch ms). Counted on the wall clock, so
 * that the weeks with a change of the clocks are no different.
 */
export function payoutWeek(now: number, timeZone: string): string {
  const shown = wallClock(now, timeZone) - WEEKLY_HOUR * HOUR_MS
  const day = Math.floor(shown / DAY_MS)
  const monday = day - ((day + DAYS_SINCE_MONDAY) % 7)
  return new Date(monday * DAY_MS).toISOString().slice(0, 10)
}
