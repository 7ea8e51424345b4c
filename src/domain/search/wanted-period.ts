/** Local time at the item, `YYYY-MM-DDTHH:mm`: whoever wants a drill on Saturday at ten means ten where the drill is. */
export type LocalTime = string

/** A half-open period in local time at the item. */
export interface WantedPeriod {
  from: LocalTime
  to: LocalTime
}

/** Where only days are given, the rental goes from this hour of the first to that hour of the last. */
export const DAY_STARTS = '10:00'
export const DAY_ENDS = '18:00'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/
const HOUR_MS = 3_600_000
const FURTHEST_ZONE_MS = 14 * HOUR_MS
const HORIZON_MS = 366 * 24 * HOUR_MS

/**
 * Reads `from` and `to`, each a day or a local time. Nothing where one is missing or no date, where they are in the
 * wrong order, long over or more than a year ahead of `now` (epoch ms) wherever on earth the item is.
 */
export function parsePeriod(from: string | null, to: string | null, now: number): WantedPeriod | undefined {
  const starts = localTime(from, DAY_STARTS)
  const ends = localTime(to, DAY_ENDS)
  if (!starts || !ends || starts >= ends) return undefined
  if (asIfUtc(ends) <= now - FURTHEST_ZONE_MS) return undefined
  if (asIfUtc(ends) > now + HORIZON_MS) return undefined
  return { from: starts, to: ends }
}

/** How a period is written in an address: as days where it has the usual hours. */
export function formatPeriod({ from, to }: WantedPeriod): { from: string; to: string } {
  const isWholeDays = from.endsWith(`T${DAY_STARTS}`) && to.endsWith(`T${DAY_ENDS}`)
  return isWholeDays ? { from: from.slice(0, 10), to: to.slice(0, 10) } : { from, to }
}

function localTime(text: string | null, hour: string): LocalTime | undefined {
  if (!text) return undefined
  const time = DAY.test(text) ? `${text}T${hour}` : text
  return TIME.test(time) && isOnCalendar(time) ? time : undefined
}

/** Refuses the 30th of February, which the shape allows. */
const isOnCalendar = (time: LocalTime): boolean => {
  const at = asIfUtc(time)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(time)
}

const asIfUtc = (time: LocalTime): number => Date.parse(`${time}:00Z`)
