import { wallClock } from './wall-clock.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * The lines of an iCalendar file that say how the clock goes in a time zone (RFC 5545 §3.6.5) between two instants (epoch
 * ms): what it shows at the start, and each time it is put forward or back, by its date instead of by a rule.
 */
export function calendarZone(timeZone: string, from: number, to: number): string[] {
  const start = from - DAY_MS
  const lines = ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observance(timeZone, start, start)]
  for (let day = start; day <= to; day += DAY_MS) {
    if (offsetAt(timeZone, day) !== offsetAt(timeZone, day + DAY_MS))
      lines.push(...observance(timeZone, day, changeWithin(timeZone, day, day + DAY_MS)))
  }
  return [...lines, 'END:VTIMEZONE']
}

/** An instant (epoch ms) as the clock there shows it, as iCalendar writes it. */
export const calendarClock = (instant: number, timeZone: string): string =>
  compact(wallClock(instant, timeZone))

/** From this change on the clock is so far ahead of UTC; its date is what the clock showed until then. */
function observance(timeZone: string, before: number, change: number): string[] {
  const [from, to] = [offsetAt(timeZone, before), offsetAt(timeZone, change)]
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(change + from)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ]
}

/** The first instant, to the minute, at which the offset is no longer the one of `low`. */
function changeWithin(timeZone: string, low: number, high: number): number {
  const before = offsetAt(timeZone, low)
  let [still, changed] = [Math.floor(low / MINUTE_MS), Math.ceil(high / MINUTE_MS)]
  while (changed - still > 1) {
    const middle = Math.floor((still + changed) / 2)
    if (offsetAt(timeZone, middle * MINUTE_MS) === before) still = middle
    else changed = middle
  }
  return changed * MINUTE_MS
}

const offsetAt = (timeZone: string, instant: number): number => wallClock(instant, timeZone) - instant

const compact = (clock: number): string => new Date(clock).toISOString().replace(/[-:]/g, '').slice(0, 15)

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS))
  const digits = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`
}
