import { dayIn } from './day-in.ts'

export interface Day<Entry> {
  /** `YYYY-MM-DD` where the reader is. */
  day: string
  entries: Entry[]
}

/** Entries by the day on which they were made, in the order in which they come. */
export function byDay<Entry extends { created_at: string }>(
  entries: readonly Entry[],
  timeZone: string,
): Day<Entry>[] {
  const dayOf = dayIn(timeZone)
  const days: Day<Entry>[] = []
  for (const entry of entries) {
    const day = dayOf(entry.created_at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}
