import { wallClock } from '#domain/booking/wall-clock.ts'

/** A day of the calendar, `YYYY-MM-DD`; it has no zone, so it is counted as if in UTC. */
export type Day = string

const DAY_MS = 86_400_000
const at = (day: Day): number => Date.parse(`${day}T00:00Z`)
const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayAt(at(day) + days * DAY_MS)

/** The first day of the month so many months later. */
export function monthAfter(day: Day, months: number): Day {
  const date = new Date(at(day))
  return dayAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
}

/** The same day so many months later, or the last one of a month that is shorter. */
export function addMonths(day: Day, months: number): Day {
  const first = monthAfter(day, months)
  const same = addDays(first, Number(day.slice(8)) - 1)
  const next = monthAfter(first, 1)
  return same < next ? same : addDays(next, -1)
}

/** Today on the clock of the visitor's device. */
export const today = (now: Date): Day =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-')

/** The day that an instant (epoch ms) belongs to at that place. */
export const dayThere = (instant: number, timeZone: string): Day => dayAt(wallClock(instant, timeZone))

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: Day): number => new Date(at(day)).getUTCDay() || 7

/** The weeks of a month that are not over on this day. */
export const weeksAhead = (month: Day, today: Day): (Day | null)[][] =>
  weeksOf(month).filter((week) => week.some((day) => day !== null && day >= today))

/** The weeks of a month, Monday first; days of other months are left out. */
export function weeksOf(month: Day): (Day | null)[][] {
  const first = monthAfter(month, 0)
  const count = (at(monthAfter(month, 1)) - at(first)) / DAY_MS
  const cells: (Day | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null)
  for (let n = 0; n < count; n++) cells.push(addDays(first, n))
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
