import ICAL from 'ical.js'
import type { Period } from '#domain/booking/overlap.ts'
import { wallClock } from '#domain/booking/wall-clock.ts'

interface Reading {
  /** The calendar's text, RFC 5545. */
  text: string
  /** The time zone where the calendar names none. */
  timeZone: string
  /** Start of the period to read, epoch ms. */
  from: number
  to: number
}

/** The most occurrences in all; later ones are left out. */
const MAX_TIMES = 1_000
/** The most occurrences of one recurring event that are stepped through until it reaches the period or leaves it. */
const MAX_STEPS = 5_000
const WHOLE = /^\uFEFF?\s*BEGIN:VCALENDAR\s[\s\S]*\nEND:VCALENDAR\s*$/i
const MINUTE_MS = 60_000

/**
 * When the events of a calendar make its owner busy: repeated ones as often as they come, what was moved or cancelled as
 * it is now, without what is marked as free. Overlapping times are one, so that they are apart and in order.
 */
export function busyPeriods({ text, timeZone, from, to }: Reading): Period[] {
  // The library reads nothing out of what is no calendar, instead of refusing it.
  if (!WHOLE.test(text)) throw new Error('this is no calendar')
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0])
  // The library keeps zones for the whole thread, but each calendar has its own.
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent')
  const moved = Map.groupBy(
    events.filter((event) => event.hasProperty('recurrence-id')),
    uidOf,
  )
  const found: Period[] = []
  for (const component of events) {
    if (found.length >= MAX_TIMES) break
    if (component.hasProperty('recurrence-id') && events.some((other) => isMaster(other, uidOf(component))))
      continue
    if (isFree(component)) continue
    const event = new ICAL.Event(component)
    for (const exception of moved.get(uidOf(component)) ?? []) event.relateException(exception)
    found.push(...timesOf(event).slice(0, MAX_TIMES))
  }
  return merged(found.filter((period) => period.start < to && period.end > from))

  function timesOf(event: ICAL.Event): Period[] {
    if (!event.isRecurring()) return periodOf(event.component, event.startDate, event.endDate)
    const times: Period[] = []
    const turns = event.iterator()
    for (let step = 0; step < MAX_STEPS && times.length < MAX_TIMES; step++) {
      const turn = turns.next()
      if (!turn || instantOf(turn, zoneOf(event.component, 'dtstart'), timeZone) >= to) break
      const { startDate, endDate, item } = event.getOccurrenceDetails(turn)
      if (isFree(item.component)) continue
      times.push(...periodOf(item.component, startDate, endDate).filter(({ end }) => end > from))
    }
    return times
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

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '')

const isMaster = (event: ICAL.Component, uid: string): boolean =>
  uidOf(event) === uid && !event.hasProperty('recurrence-id')

const isFree = (event: ICAL.Component): boolean =>
  event.getFirstPropertyValue('transp') === 'TRANSPARENT' ||
  event.getFirstPropertyValue('status') === 'CANCELLED'

/** The zone that a time of an event names. */
const zoneOf = (event: ICAL.Component, property: 'dtstart' | 'dtend'): string | undefined =>
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
