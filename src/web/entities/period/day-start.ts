import { instantAt } from '#domain/booking/wall-clock.ts'
import { addDays, type Day } from './calendar-days.ts'

/** The first instant (epoch ms) of a day there, also where the clock skips midnight or shows it twice. */
export const dayStart = (day: Day, timeZone: string): number => instantAt(`${day}T00:00`, timeZone, 'first')

/** Whole days there, the last one included, as a half-open period in ISO 8601. */
export const wholeDays = (first: Day, last: Day, timeZone: string) => ({
  start_date: new Date(dayStart(first, timeZone)).toISOString(),
  end_date: new Date(dayStart(addDays(last, 1), timeZone)).toISOString(),
})
