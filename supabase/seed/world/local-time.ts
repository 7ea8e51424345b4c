import { CalendarDateTime, fromDate, toZoned } from '@internationalized/date'

/** The instant at which it is `hour` o'clock in a time zone, `days` after the day that it is there at `now`. */
export function atLocalHour(now: Date, days: number, hour: number, timeZone: string): Date {
  const today = fromDate(now, timeZone)
  const wall = new CalendarDateTime(today.year, today.month, today.day, hour).add({ days })
  return toZoned(wall, timeZone).toDate()
}

/** The month from 1 to 12 that an instant falls into in a time zone. */
export const localMonth = (instant: Date, timeZone: string): number => fromDate(instant, timeZone).month
