import { instantAt, wallClock } from '#domain/booking/wall-clock.ts'

const DAY_MS = 86_400_000

/** The instant at which it is `hour` o'clock in a time zone, `days` after the local date at `now`. */
export function atLocalHour(now: Date, days: number, hour: number, timeZone: string): Date {
  const there = new Date(wallClock(now.getTime(), timeZone) + days * DAY_MS)
  const time = `${there.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00`
  return new Date(instantAt(time, timeZone, 'first'))
}

/** The month from 1 to 12 that an instant falls into in a time zone. */
export const localMonth = (instant: Date, timeZone: string): number =>
  new Date(wallClock(instant.getTime(), timeZone)).getUTCMonth() + 1
