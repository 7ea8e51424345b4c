import { overlaps, type Period } from '#domain/booking/overlap.ts'
import { instantAt } from '#domain/booking/wall-clock.ts'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'

const MINUTE_MS = 60_000

/** When something is taken, as the database answers it. */
export interface BusyPeriod {
  start_date: string
  end_date: string
}

/** A wanted period as instants, epoch ms. */
export const periodOf = ({ from, to }: WantedPeriod, timeZone: string): Period => ({
  start: instantAt(from, timeZone),
  end: instantAt(to, timeZone),
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
