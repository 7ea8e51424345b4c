import type { CalendarDate } from '@internationalized/date'
import { overlaps, type Period } from '#domain/booking/overlap.ts'
import { instantAt } from '#domain/booking/wall-clock.ts'

const MINUTE_MS = 60_000

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

const startOfDay = (date: CalendarDate, timeZone: string): number => instantAt(`${date}T00:00`, timeZone)

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
