import ICAL from 'ical.js'

/** The most that is stepped through of one event: a rule with a COUNT has to be counted from its start. */
const MAX_STEPS = 20_000
const DAY_MS = 86_400_000
/** Clocks differ by a day at most, and the library yields the start of a rule although it may not fit that rule. */
const MARGIN_DAYS = 3

/** A calendar has more than is read of one. */
export class TooMany extends Error {}

interface Window {
  /** Epoch ms. */
  from: number
  to: number
  /** When a time of the calendar is, on the clock of the zone that its property names; epoch ms. */
  instantOf(time: ICAL.Time, zone: string | undefined): number
}

/**
 * The starts of a recurring event that may reach the window: by its rules and its RDATEs, without its EXDATEs (RFC 5545,
 * 3.8.5). Each rule is begun shortly before the window, so that what has come every day for decades is read like what
 * began yesterday. Throws `TooMany`.
 */
export function* occurrences(event: ICAL.Event, window: Window): Generator<ICAL.Time> {
  const { component, startDate: start } = event
  const zone = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  const isLeftOut = leftOut(component, window)
  const seen = new Set<number>()
  const isNew = (time: ICAL.Time): boolean => {
    const instant = window.instantOf(time, zone)
    if (seen.has(instant) || isLeftOut(time, instant)) return false
    seen.add(instant)
    return true
  }

  for (const time of [start, ...timesIn(component, 'rdate').map(({ time }) => time)])
    if (isNew(time)) yield time
  const reachDays = Math.ceil((event.duration.toSeconds() * 1_000) / DAY_MS) + MARGIN_DAYS
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur)) continue
    const turns = rule.iterator(startNear(start, rule, window.from - reachDays * DAY_MS))
    for (let step = 0; ; step++) {
      if (step > MAX_STEPS) throw new TooMany()
      const time = turns.next()
      if (!time || window.instantOf(time, zone) >= window.to) break
      if (isNew(time)) yield time
    }
  }
}

/** Whether an EXDATE leaves a start out: by its instant, or by its day where the EXDATE is a day. */
function leftOut(component: ICAL.Component, { instantOf }: Window) {
  const excluded = timesIn(component, 'exdate')
  const instants = new Set(excluded.map(({ time, zone }) => instantOf(time, zone)))
  const days = new Set(excluded.filter(({ time }) => time.isDate).map(({ time }) => dayOf(time)))
  return (time: ICAL.Time, instant: number): boolean => instants.has(instant) || days.has(dayOf(time))
}

/** The times of a property with the zone that it names; of a period, which RDATE may have, its start. */
function timesIn(
  component: ICAL.Component,
  name: 'rdate' | 'exdate',
): { time: ICAL.Time; zone: string | undefined }[] {
  return component.getAllProperties(name).flatMap((property) =>
    (property.getValues() as unknown[])
      .map((value) => (value instanceof ICAL.Period ? value.start : value))
      .filter((value) => value instanceof ICAL.Time)
      .map((time) => ({ time, zone: property.getFirstParameter('tzid') })),
  )
}

const dayOf = (time: ICAL.Time): string => time.toString().slice(0, 'YYYY-MM-DD'.length)

/**
 * A start from which the rule takes the same turns, as near before an instant as its rhythm allows: a whole number of
 * intervals later, at the same hour, on the same weekday or day of the month. A rule that counts begins where it began.
 */
function startNear(start: ICAL.Time, rule: ICAL.Recur, before: number): ICAL.Time {
  const later = start.clone()
  const days = Math.floor((before - Date.UTC(start.year, start.month - 1, start.day)) / DAY_MS)
  if (rule.count || days <= 0) return later
  const every = Math.max(1, rule.interval)
  const whole = (unit: number) => Math.floor(days / unit) * unit
  switch (rule.freq) {
    case 'YEARLY':
    case 'MONTHLY':
      // After four years each day of a month has come again, the 29th of February too (until 2100).
      later.year += Math.floor(days / (366 * 4 * every)) * 4 * every
      break
    case 'WEEKLY':
      later.adjust(whole(7 * every), 0, 0, 0)
      break
    case 'DAILY':
      later.adjust(whole(every), 0, 0, 0)
      break
    default:
      // Every so many days it is the same hour, minute and second for any interval.
      later.adjust(whole(every), 0, 0, 0)
  }
  return later
}
