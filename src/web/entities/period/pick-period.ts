import { HOURS_A_DAY } from '#domain/booking/duration.ts'
import { dayOf, type LocalDay, pickedDays, timeOf, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { addDays } from './calendar-days.ts'
import { chooseDays, chooseHours } from './choose-period.ts'

/** The full hours of a day, `HH:mm`. */
export const HOURS = Array.from({ length: HOURS_A_DAY }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

interface Picking {
  /** The previous choice; its times are kept where possible. */
  before: WantedPeriod | undefined
  /** Whether a period can be had. */
  fits: (period: WantedPeriod) => boolean
}

/**
 * Some hours of a day: those that were chosen, otherwise what is free nearest to them. Nothing where the shortest rental,
 * in hours, finds no room.
 */
export function pickHours(day: LocalDay, minHours: number, { before, fits }: Picking) {
  const wanted = chooseHours(day, before)
  if (fits(wanted)) return wanted
  const between = (from: number, to: number) => ({ from: `${day}T${HOURS[from]}`, to: `${day}T${HOURS[to]}` })
  const start = hoursNear(timeOf(wanted.from))
    .map((hour) => HOURS.indexOf(hour))
    .find((hour) => hour + minHours < HOURS_A_DAY && fits(between(hour, hour + minHours)))
  if (start === undefined) return undefined
  let end = start + minHours
  while (HOURS[end]! < timeOf(wanted.to) && fits(between(start, end + 1))) end++
  return between(start, end)
}

/**
 * The shortest rental of whole days that begins on a day, at the chosen time or else at the free hour that is nearest.
 * Nothing where none can begin.
 */
export function pickFirst(day: LocalDay, minHours: number, { before, fits }: Picking) {
  const days = Math.max(1, Math.ceil(minHours / HOURS_A_DAY))
  const chosen = timeOf(chooseDays(day, day, before).from)
  const last = addDays(day, days)
  const at = (time: string) => ({ from: `${day}T${time}`, to: `${last}T${time}` })
  const wanted = at(chosen)
  return fits(wanted) ? wanted : hoursNear(chosen).map(at).find(fits)
}

/** From the chosen beginning up to a last day, at the chosen time or else at the free hour that is nearest. */
export function pickLast(day: LocalDay, { before, fits }: Picking) {
  if (!before || day < dayOf(before.from)) return undefined
  const wanted = chooseDays(dayOf(before.from), day, before)
  if (fits(wanted)) return wanted
  const others = hoursNear(timeOf(wanted.to)).map((hour) => ({ ...wanted, to: `${day}T${hour}` }))
  return others.find(fits)
}

/**
 * The days of a period at its own times, or else at the free hours of daytime that are nearest; nothing where they cannot
 * be had so: nobody hands anything over at night only because it is free then.
 */
export function pickNear(period: WantedPeriod, fits: Picking['fits']) {
  if (fits(period)) return period
  const byDay = { before: period, fits: (other: WantedPeriod) => isByDay(other) && fits(other) }
  const { first, last } = pickedDays(period)
  const begun = pickFirst(first, 1, byDay)
  return first === last ? begun : begun && pickLast(last, { ...byDay, before: begun })
}

const isByDay = ({ from, to }: WantedPeriod): boolean =>
  [from, to].map(timeOf).every((time) => time >= '07:00' && time <= '21:00')

/** The full hours of a day, the nearest to a time first. */
function hoursNear(time: string): string[] {
  const distance = (hour: string) => Math.abs(Number.parseInt(hour, 10) - Number.parseInt(time, 10))
  return HOURS.toSorted((a, b) => distance(a) - distance(b))
}
