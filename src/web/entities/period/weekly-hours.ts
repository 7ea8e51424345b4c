import { MAX_TIMES_A_DAY, type OpeningHours, WEEKDAYS, type Weekday } from '#domain/booking/opening-hours.ts'

type Times = [from: string, to: string][]

const HALF_HOURS = Array.from({ length: 49 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})
const USUAL: Times[number] = ['09:00', '19:00']

/** The week that is filled in when a lender begins to set hours. */
export const USUAL_WEEK: OpeningHours = Object.fromEntries(
  WEEKDAYS.slice(0, 6).map((day) => [day, [[...USUAL]]]),
)

/** The times to choose from, with the one that is chosen: from midnight, or to it. */
export const startChoices = (chosen: string) => withOwn(HALF_HOURS.slice(0, -1), chosen)
export const endChoices = (chosen: string) => withOwn(HALF_HOURS.slice(1), chosen)

const withOwn = (times: string[], own: string) =>
  (times.includes(own) ? times : [...times, own].sort()).map((time) => ({ value: time, label: time }))

/** The week with other times on one day; without any it is closed. */
export const withDay = (hours: OpeningHours, day: Weekday, times: Times): OpeningHours =>
  Object.fromEntries(
    WEEKDAYS.flatMap((one) => {
      const kept = one === day ? times : (hours[one] ?? [])
      return kept.length > 0 ? [[one, kept]] : []
    }),
  )

/** Opens a day as the nearest open day before it, or closes it. */
export function toggleDay(hours: OpeningHours, day: Weekday): OpeningHours {
  if (hours[day]) return withDay(hours, day, [])
  const before = WEEKDAYS.slice(0, WEEKDAYS.indexOf(day)).findLast((one) => hours[one])
  return withDay(hours, day, (before && hours[before]) || [USUAL])
}

/** Gives every open day the times of this one. */
export const copyDay = (hours: OpeningHours, day: Weekday): OpeningHours =>
  Object.fromEntries(WEEKDAYS.filter((one) => hours[one]).map((one) => [one, hours[day] ?? []]))

/** Whether another time fits into the rest of a day. */
export const canAddTime = (times: Times): boolean =>
  times.length < MAX_TIMES_A_DAY && HALF_HOURS.indexOf(times.at(-1)?.[1] ?? '24:00') < HALF_HOURS.length - 2

/** A day with one more hour after its last one, or the rest of the day. */
export function addTime(times: Times): Times {
  const last = HALF_HOURS.indexOf(times.at(-1)![1])
  return [...times, [HALF_HOURS[last + 1]!, HALF_HOURS[Math.min(last + 3, HALF_HOURS.length - 1)]!]]
}
