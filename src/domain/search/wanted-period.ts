/** Local time at the item, `YYYY-MM-DDTHH:mm`: a renter who wants a drill on Saturday at ten means ten where the drill is. */
export type LocalTime = string

/** A day at the item, `YYYY-MM-DD`. */
export type LocalDay = string

/** A half-open period in local time at the item. */
export interface WantedPeriod {
  from: LocalTime
  to: LocalTime
}

/**
 * Where only days are given, the rental goes from this hour of the first to that hour of the last. One day alone is a
 * whole one, 24 hours from the first hour.
 */
export const DAY_STARTS = '10:00'
export const DAY_ENDS = '18:00'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/
const HOUR_MS = 3_600_000
const FURTHEST_ZONE_MS = 14 * HOUR_MS
const HORIZON_MS = 366 * 24 * HOUR_MS

/** The 24 hours that begin on this day at this time (`HH:mm`). */
export const wholeDay = (day: LocalDay, time = DAY_STARTS): WantedPeriod => ({
  from: `${day}T${time}`,
  to: `${dayAfter(day)}T${time}`,
})

/** Whether a period is one day from any time to the same time of the next. */
export const isWholeDay = ({ from, to }: WantedPeriod): boolean =>
  wholeDay(dayOf(from), timeOf(from)).to === to

/** The usual hours of these days, which may be the same. */
export const usualHours = (first: LocalDay, last: LocalDay): WantedPeriod =>
  first === last ? wholeDay(first) : { from: `${first}T${DAY_STARTS}`, to: `${last}T${DAY_ENDS}` }

/** The first and the last day that were picked to get this period: a whole day is one of them. */
export const pickedDays = (period: WantedPeriod): { first: LocalDay; last: LocalDay } => {
  const first = dayOf(period.from)
  return { first, last: isWholeDay(period) ? first : dayOf(period.to) }
}

export const dayOf = (time: LocalTime): LocalDay => time.slice(0, 10)

/** The hour and minute, `HH:mm`. */
export const timeOf = (time: LocalTime): string => time.slice(11)

/**
 * Reads `from` and `to`, each a day or a local time. Nothing where one is missing or no date, where they are in the
 * wrong order, long over or more than a year ahead of `now` (epoch ms) wherever on earth the item is.
 */
export function parsePeriod(from: string | null, to: string | null, now: number): WantedPeriod | undefined {
  if (!from || !to) return undefined
  const period = {
    from: DAY.test(from) ? `${from}T${DAY_STARTS}` : from,
    to: DAY.test(to) ? `${to}T${DAY_ENDS}` : to,
  }
  if (!isLocalTime(period.from) || !isLocalTime(period.to)) return undefined
  const wanted = DAY.test(from) && from === to ? wholeDay(from) : period
  if (wanted.from >= wanted.to) return undefined
  if (asIfUtc(wanted.to) <= now - FURTHEST_ZONE_MS) return undefined
  if (asIfUtc(wanted.to) > now + HORIZON_MS) return undefined
  return wanted
}

/** Formats a period for an address: as days where it has the usual hours. */
export function formatPeriod(period: WantedPeriod): { from: string; to: string } {
  const { first, last } = pickedDays(period)
  return hasUsualHours(period) ? { from: first, to: last } : { ...period }
}

/** Whether a period is what picking only its days gives. */
export function hasUsualHours(period: WantedPeriod): boolean {
  const { first, last } = pickedDays(period)
  const { from, to } = usualHours(first, last)
  return period.from === from && period.to === to
}

/** Refuses the 30th of February, which the shape allows. */
function isLocalTime(text: string): boolean {
  if (!TIME.test(text)) return false
  const at = asIfUtc(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const dayAfter = (day: LocalDay): LocalDay =>
  new Date(asIfUtc(`${day}T00:00`) + 24 * HOUR_MS).toISOString().slice(0, 10)

const asIfUtc = (time: LocalTime): number => Date.parse(`${time}:00Z`)
