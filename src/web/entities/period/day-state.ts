import { overlaps, type Period } from '#domain/booking/overlap.ts'
import { addDays, type Day } from './calendar-days.ts'
import { dayStart } from './day-start.ts'

const HOUR_MS = 3_600_000

export type DayState = 'past' | 'full' | 'part' | 'free'

/** The state of a day at the item: past, taken, partly taken, or free. */
export function dayState(
  date: Day,
  timeZone: string,
  busy: readonly Period[],
  /** Before this instant nothing can begin, epoch ms. */
  earliest: number,
): DayState {
  const day = { start: dayStart(date, timeZone), end: dayStart(addDays(date, 1), timeZone) }
  if (day.end <= earliest) return 'past'
  const taken = busy.filter((period) => overlaps(period, day))
  if (taken.length === 0) return 'free'
  return covers(taken, { start: Math.max(day.start, earliest), end: day.end }) ? 'full' : 'part'
}

/** Whether these together leave no gap of an hour, the shortest rental, in a period. */
function covers(taken: readonly Period[], period: Period): boolean {
  let free = period.start
  for (const { start, end } of [...taken].sort((a, b) => a.start - b.start)) {
    if (start - free >= HOUR_MS) return false
    free = Math.max(free, end)
  }
  return period.end - free < HOUR_MS
}
