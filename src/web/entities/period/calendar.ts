import {
  type CalendarDate,
  type CalendarDateTime,
  parseDateTime,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date'
import { overlaps, type Period } from '#domain/booking/overlap.ts'
import type { LocalTime, WantedPeriod } from '#domain/search/wanted-period.ts'

const MINUTE_MS = 60_000

/** When something is taken, as the database answers it. */
export interface BusyPeriod {
  start_date: string
  end_date: string
}

/** A local time at the item as an instant, epoch ms; where the clock skips it, the later one. */
export const instantOf = (local: LocalTime, timeZone: string): number =>
  toZoned(parseDateTime(local), timeZone, 'later').toDate().getTime()

/** A wanted period as instants, epoch ms. */
export const periodOf = ({ from, to }: WantedPeriod, timeZone: string): Period => ({
  start: instantOf(from, timeZone),
  end: instantOf(to, timeZone),
})

/** Busy periods as instants, epoch ms, each with the room after a rental that the item needs before it. */
export const busyInstants = (busy: readonly BusyPeriod[], bufferMinutes: number): Period[] =>
  busy.map(({ start_date, end_date }) => ({
    // A rental must end this much earlier: its own buffer reaches up to what comes next.
    start: Date.parse(start_date) - bufferMinutes * MINUTE_MS,
    end: Date.parse(end_date),
  }))

/** Whether a period meets nothing that is taken. */
export const isFree = (period: Period, busy: readonly Period[]): boolean =>
  !busy.some((taken) => overlaps(period, taken))

export type DayState = 'past' | 'full' | 'part' | 'free'

/** What a day at the item looks like: gone by, wholly taken, taken for some hours, or free. */
export function dayState(
  date: CalendarDate,
  timeZone: string,
  busy: readonly Period[],
  earliest: number,
): DayState {
  const day = {
    start: startOfDay(date, timeZone),
    end: startOfDay(date.add({ days: 1 }), timeZone),
  }
  if (day.end <= earliest) return 'past'
  const taken = busy.filter((period) => overlaps(period, day))
  if (taken.length === 0) return 'free'
  return covers(taken, { start: Math.max(day.start, earliest), end: day.end }) ? 'full' : 'part'
}

const startOfDay = (date: CalendarDate, timeZone: string): number =>
  toZoned(toCalendarDateTime(date) as CalendarDateTime, timeZone, 'later')
    .toDate()
    .getTime()

/** Whether these together leave no gap of an hour, the shortest rental, in a period. */
function covers(taken: readonly Period[], period: Period): boolean {
  const HOUR_MS = 60 * MINUTE_MS
  let free = period.start
  for (const { start, end } of [...taken].sort((a, b) => a.start - b.start)) {
    if (start - free >= HOUR_MS) return false
    free = Math.max(free, end)
  }
  return period.end - free < HOUR_MS
}
