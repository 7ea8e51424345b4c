import ICAL from 'ical.js'
import type { Period } from '#domain/booking/overlap.ts'
import { wallClock } from '#domain/booking/wall-clock.ts'
import { occurrences, TooMany } from './occurrences.ts'

interface Reading {
  /** The calendar's text, RFC 5545. */
  text: string
  /** The time zone where the calendar names none. */
  timeZone: string
  /** Start of the period to read, epoch ms. */
  from: number
  to: number
}

/** The most occurrences in all. */
const MAX_TIMES = 20_000
const WHOLE = /^\uFEFF?\s*BEGIN:VCALENDAR\s[\s\S]*\nEND:VCALENDAR\s*$/i
const MINUTE_MS = 60_000

/**
 * When the events of a calendar make its owner busy: repeated ones as often as they come, what was moved or cancelled as
 * it is now, without what is marked as free. Overlapping times are one, so that they are apart and in order. All of it, or
 * an error: what is left out would look free.
 */
export function busyPeriods({ text, timeZone, from, to }: Reading): Period[] {
  // The library reads nothing out of what is no calendar, instead of refusing it.
  if (!WHOLE.test(text)) throw new Error('this is no calendar')
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
  // The library keeps zones for the whole thread, but each calendar has its own.
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const [changed, events] = partition(calendar.getAllSubcomponents('vevent'), isChanged)
  const changes = Map.groupBy(changed, uidOf)
  const found: Period[] = []
  for (const component of [...events, ...changed]) {
    if (isFree(component)) continue
    for (const period of timesOf(component)) {
      if (period.start >= to || period.end <= from) continue
      found.push(period)
      if (found.length > MAX_TIMES) throw new TooMany()
    }
  }
  return merged(found)

  function* timesOf(component: ICAL.Component): Generator<Period> {
    const own = isChanged(component) ? [] : (changes.get(uidOf(component)) ?? [])
    // Of a change for all that follows, the library knows what it does to each of them.
    const exceptions = own.filter((change) => new ICAL.Event(change, ALONE).modifiesFuture())
    const event = new ICAL.Event(component, { ...ALONE, exceptions })
    if (isChanged(component) || !event.isRecurring()) {
      yield* periodOf(component, event.startDate, event.endDate)
      return
    }
    const replaced = new Set(own.map(turnOf))
    for (const turn of occurrences(event, {
      from,
      to,
      instantOf: (time, zone) => instantOf(time, zone, timeZone),
    })) {
      if (replaced.has(instantOf(turn, zoneOf(component, 'dtstart'), timeZone))) continue
      const { startDate, endDate, item } = event.getOccurrenceDetails(turn)
      if (!isFree(item.component)) yield* periodOf(item.component, startDate, endDate)
    }
  }

  /** The turn of its event that a change replaces. */
  function turnOf(change: ICAL.Component): number {
    return instantOf(
      change.getFirstPropertyValue('recurrence-id') as ICAL.Time,
      zoneOf(change, 'recurrence-id'),
      timeZone,
    )
  }

  function periodOf(event: ICAL.Component, start: ICAL.Time, end: ICAL.Time): Period[] {
    const startZone = zoneOf(event, 'dtstart')
    const period = {
      start: instantOf(start, startZone, timeZone),
      end: instantOf(end, zoneOf(event, 'dtend') ?? startZone, timeZone),
    }
    return period.start < period.end ? [period] : []
  }
}

/** Otherwise the library takes every change in the calendar for one of this event. */
const ALONE = { strictExceptions: true, exceptions: [] }

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '')

/** Whether this is what became of one turn of a recurring event. */
const isChanged = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id')

const isFree = (event: ICAL.Component): boolean =>
  event.getFirstPropertyValue('transp') === 'TRANSPARENT' ||
  event.getFirstPropertyValue('status') === 'CANCELLED'

/** The zone that a time of an event names. */
const zoneOf = (event: ICAL.Component, property: 'dtstart' | 'dtend' | 'recurrence-id'): string | undefined =>
  event.getFirstProperty(property)?.getFirstParameter('tzid')

/** A time of the calendar as an instant, epoch ms: on the clock that it names, or else on the item's. */
function instantOf(time: ICAL.Time, zone: string | undefined, timeZone: string): number {
  const { year, month, day, hour, minute, second } = time
  const shown = Date.UTC(year, month - 1, day, hour, minute, second)
  if (time.zone === ICAL.Timezone.utcTimezone) return shown
  if (time.isDate || !zone) return instantAt(shown, timeZone)
  // Zones of a well-known name are known; others come with their own rules.
  if (isZone(zone)) return instantAt(shown, zone)
  return ICAL.TimezoneService.has(zone) ? time.toUnixTime() * 1_000 : instantAt(shown, timeZone)
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The instant at which a clock there shows this, given as epoch ms of the same reading in UTC. */
function instantAt(shown: number, timeZone: string): number {
  const first = shown - (wallClock(shown, timeZone) - shown)
  return first - (wallClock(first, timeZone) - shown)
}

function partition<T>(all: T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

/** The same times without overlaps; those that touch, or are less than a minute apart, become one. */
function merged(periods: Period[]): Period[] {
  const together: Period[] = []
  for (const period of periods.sort((a, b) => a.start - b.start)) {
    const last = together.at(-1)
    if (last && period.start <= last.end + MINUTE_MS) last.end = Math.max(last.end, period.end)
    else together.push({ ...period })
  }
  return together
}
