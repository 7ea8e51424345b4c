import {
  DAY_ENDS,
  DAY_STARTS,
  isWholeDay,
  type LocalDay,
  pickedDays,
  timeOf,
  type WantedPeriod,
  wholeDay,
} from '#domain/search/wanted-period.ts'

/** Whether a period begins and ends on the same day: some hours of it. */
export const isOneDay = ({ from, to }: WantedPeriod): boolean => from.slice(0, 10) === to.slice(0, 10)

/** Hours of one day: those that were chosen, unless they would end before they begin there. */
export function chooseHours(day: LocalDay, before: WantedPeriod | undefined): WantedPeriod {
  const [from, to] = before ? [timeOf(before.from), timeOf(before.to)] : [DAY_STARTS, DAY_ENDS]
  return from < to
    ? { from: `${day}T${from}`, to: `${day}T${to}` }
    : { from: `${day}T${DAY_STARTS}`, to: `${day}T${DAY_ENDS}` }
}

/** Days from first to last at the times that were chosen; one day alone is a whole one. */
export function chooseDays(first: LocalDay, last: LocalDay, before: WantedPeriod | undefined): WantedPeriod {
  const from = before ? timeOf(before.from) : DAY_STARTS
  if (first === last) return wholeDay(first, from)
  const to = before && !isOneDay(before) && !isWholeDay(before) ? timeOf(before.to) : DAY_ENDS
  return { from: `${first}T${from}`, to: `${last}T${to}` }
}

/** Another time of pick-up; a whole day stays one, with its return at the same time. */
export function choosePickUp(time: string, period: WantedPeriod): WantedPeriod {
  const { first } = pickedDays(period)
  return isWholeDay(period) ? wholeDay(first, time) : { ...period, from: `${first}T${time}` }
}

/** Another time of return on the same day. */
export const chooseReturn = (time: string, period: WantedPeriod): WantedPeriod => ({
  ...period,
  to: `${period.to.slice(0, 10)}T${time}`,
})
