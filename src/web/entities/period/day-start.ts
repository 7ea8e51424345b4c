import { parseDate, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { LocalDay } from '#domain/search/wanted-period.ts'

/** The first instant (epoch ms) of a day there, also where the clock skips midnight or shows it twice. */
export const dayStart = (day: LocalDay, timeZone: string): number =>
  toZoned(toCalendarDateTime(parseDate(day)), timeZone, 'compatible')
    .toDate()
    .getTime()

/** Whole days there, the last one included, as a half-open period in ISO 8601. */
export const wholeDays = (first: LocalDay, last: LocalDay, timeZone: string) => ({
  start_date: new Date(dayStart(first, timeZone)).toISOString(),
  end_date: new Date(dayStart(parseDate(last).add({ days: 1 }).toString(), timeZone)).toISOString(),
})
