import { wallClock } from './wall-clock.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Local times from and to, `HH:MM`, both included; `24:00` is the end of the day. A day that is missing is closed. */
export type OpeningHours = Partial<Record<Weekday, [from: string, to: string][]>>

export interface OpeningGroup {
  from: Weekday
  to: Weekday
  /** Empty: closed. */
  times: [from: string, to: string][]
}

/** A week of opening hours with neighbouring days that are alike said once, closed days left out. */
export function openingGroups(hours: OpeningHours): OpeningGroup[] {
  const groups: OpeningGroup[] = []
  for (const day of WEEKDAYS) {
    const times = hours[day] ?? []
    const last = groups.at(-1)
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day
    else groups.push({ from: day, to: day, times })
  }
  return groups.filter(({ times }) => times.length > 0)
}

/** At most so many times a day. */
export const MAX_TIMES_A_DAY = 4

const FROM = /^([01]\d|2[0-3]):[0-5]\d$/
const TO = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/**
 * Whether the clock at that place shows a time within these hours at an instant (epoch ms); without hours it always
 * does. The same as `is_open_at()` in the database.
 */
export function isOpenAt(hours: OpeningHours | null, instant: number, timeZone: string): boolean {
  if (!hours) return true
  const shown = wallClock(instant, timeZone)
  const day = Math.floor(shown / DAY_MS)
  const minute = (shown - day * DAY_MS) / MINUTE_MS
  // Midnight is also the end of the day before.
  return isWithin(hours, day, minute) || isWithin(hours, day - 1, minute + DAY_MS / MINUTE_MS)
}

/** At which of its two ends (ISO 8601) a rental finds a place closed by the clock there; none where nobody says its hours. */
export function closedTimes(
  hours: OpeningHours,
  { startDate, endDate, timeZone }: { startDate: string; endDate: string; timeZone: string },
): ('start' | 'end')[] {
  if (Object.keys(hours).length === 0) return []
  const ends = [
    ['start', startDate],
    ['end', endDate],
  ] as const
  return ends.filter(([, at]) => !isOpenAt(hours, Date.parse(at), timeZone)).map(([end]) => end)
}

/**
 * Whether a lender can keep these hours: days with one to four times each, which are in order and apart, and at least
 * one day. The same as `is_weekly_hours()` in the database.
 */
export function isWeeklyHours(hours: OpeningHours): boolean {
  const days = Object.entries(hours)
  return (
    days.length > 0 && days.every(([day, times]) => WEEKDAYS.includes(day as Weekday) && areInOrder(times))
  )
}

const areInOrder = (times: readonly [from: string, to: string][]): boolean =>
  times.length > 0 &&
  times.length <= MAX_TIMES_A_DAY &&
  times.every(
    ([from, to], index) =>
      FROM.test(from) && TO.test(to) && from < to && (index === 0 || times[index - 1]![1] < from),
  )

/** The first of January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

function isWithin(hours: OpeningHours, day: number, minute: number): boolean {
  const weekday = WEEKDAYS[(((day + FIRST_WEEKDAY) % 7) + 7) % 7]!
  return (hours[weekday] ?? []).some(([from, to]) => minutesOf(from) <= minute && minute <= minutesOf(to))
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
