import { type CalendarDate, endOfMonth, startOfMonth } from '@internationalized/date'

const DAYS = 7

/** The first day of this date's week. All our languages begin it on Monday, and so no table of regions is needed. */
export const startOfWeek = (date: CalendarDate): CalendarDate => date.subtract({ days: weekday(date) })

/** The last day of this date's week. */
export const endOfWeek = (date: CalendarDate): CalendarDate => date.add({ days: DAYS - 1 - weekday(date) })

/** The weeks that this month has a part in, by their first days. */
export function weeksOf(month: CalendarDate): CalendarDate[] {
  const begin = startOfWeek(startOfMonth(month))
  const last = endOfMonth(month)
  const weeks: CalendarDate[] = []
  for (let week = begin; week.compare(last) <= 0; week = week.add({ weeks: 1 })) weeks.push(week)
  return weeks
}

/** Monday is 0. */
const weekday = (date: CalendarDate): number => (date.toDate('UTC').getUTCDay() + DAYS - 1) % DAYS
