const DAY_MS = 86_400_000

/**
 * The reading of a clock at that place at an instant (epoch ms), as epoch ms of the same reading in UTC: the difference
 * of two readings is the time by which the clock has advanced, whatever it was put forward or back in between.
 */
export const wallClock = (instant: number, timeZone: string): number => instant + offsetAt(instant, timeZone)

/** How far the clock there is ahead of UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY_MS)
  const key = `${day} ${timeZone}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    const begin = readOffset(day * DAY_MS, timeZone)
    offset = begin === readOffset((day + 1) * DAY_MS, timeZone) ? begin : 'changes'
    if (offsets.size >= MAX_OFFSETS) offsets.clear()
    offsets.set(key, offset)
  }
  return offset === 'changes' ? readOffset(instant, timeZone) : offset
}

/** The offset of each day in UTC at a place: a calendar asks for the same ones thousands of times. */
const offsets = new Map<string, number | 'changes'>()
const MAX_OFFSETS = 5_000

function readOffset(instant: number, timeZone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1_000) * 1_000
}

/** The instant (epoch ms) at which the clock there shows the same time a day after this one, if the next day has it. */
export function dayLater(instant: number, timeZone: string): number {
  const guess = instant + DAY_MS
  return guess - (wallClock(guess, timeZone) - wallClock(instant, timeZone) - DAY_MS)
}

/** The number of midnights between two instants (epoch ms) at that place: 1 where the second is tomorrow. */
export const dayDistance = (from: number, to: number, timeZone: string): number =>
  Math.floor(wallClock(to, timeZone) / DAY_MS) - Math.floor(wallClock(from, timeZone) / DAY_MS)

/**
 * The instant (epoch ms) at which a clock there shows this local time (`YYYY-MM-DDTHH:mm`): the later one where it shows
 * it twice, unless the first is wanted, and as much later as the clock was put forward where it skips it.
 */
export function instantAt(local: string, timeZone: string, which: 'first' | 'last' = 'last'): number {
  const shown = Date.parse(`${local}Z`)
  // The clock is put forward or back once within these two days at the most.
  const candidates = [shown - DAY_MS, shown + DAY_MS].map((instant) => shown - offsetAt(instant, timeZone))
  if (candidates[0] === candidates[1]) return candidates[0]!
  const right = candidates.filter((instant) => wallClock(instant, timeZone) === shown)
  if (right.length === 0) return Math.max(...candidates)
  return which === 'first' ? Math.min(...right) : Math.max(...right)
}

const clocks = new Map<string, Intl.DateTimeFormat>()
/** There are some 400 zones, but their names may be written in capitals or not. */
const MAX_CLOCKS = 1_000

/** Making one costs a hundred times what asking it does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    const numeric = 'numeric'
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    })
    if (clocks.size >= MAX_CLOCKS) clocks.clear()
    clocks.set(timeZone, clock)
  }
  return clock
}
