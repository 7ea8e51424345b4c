import type { CalendarEntry, CalendarItem, LenderCalendar } from '#contract/lender-calendar.ts'
import { wallClock } from '#domain/booking/wall-clock.ts'
import { addDays, type Day } from '../../entities/period/calendar-days.ts'

const DAY_MS = 86_400_000

/** An instant as days and their parts on the clock there: two readings differ by what the clock has moved on. */
const clockDays = (instant: string, timeZone: string): number =>
  wallClock(Date.parse(instant), timeZone) / DAY_MS

const dayNumber = (day: Day): number => Date.parse(`${day}T00:00Z`) / DAY_MS

export interface Span {
  /** Days after the first one, with their parts; never before it nor after the last. */
  from: number
  to: number
  /** Up to where the break after it reaches. */
  freeFrom: number
}

/** The position of an entry in a row of days; undefined where it does not touch them. */
export function spanOf(entry: CalendarEntry, first: Day, days: number, timeZone: string): Span | undefined {
  const within = (instant: string) =>
    Math.min(Math.max(clockDays(instant, timeZone) - dayNumber(first), 0), days)
  const span = {
    from: within(entry.start_date),
    to: within(entry.end_date),
    freeFrom: within(entry.free_from),
  }
  return span.from < span.freeFrom ? span : undefined
}

/** The entries of an item on a day there, breaks included. */
export const entriesOn = (day: Day, entries: readonly CalendarEntry[], timeZone: string): CalendarEntry[] =>
  entries.filter((entry) => spanOf(entry, day, 1, timeZone))

/** Entries in as few rows as they need so that none covers another: units that are out at the same time. */
export function lanesOf(entries: readonly CalendarEntry[]): CalendarEntry[][] {
  const lanes: CalendarEntry[][] = []
  for (const entry of entries) {
    const free = lanes.find((lane) => Date.parse(lane.at(-1)!.free_from) <= Date.parse(entry.start_date))
    if (free) free.push(entry)
    else lanes.push([entry])
  }
  return lanes
}

export interface AgendaEvent {
  what: 'pick-up' | 'return' | 'request' | 'hold' | 'block'
  /** When it happens, ISO 8601; what began earlier is named on the first day. */
  at: string
  entry: CalendarEntry
  item: CalendarItem
}

export interface AgendaDay {
  day: Day
  events: AgendaEvent[]
}

/** The events from a day on, day by day on the clock of each item; days without events are left out. */
export function agendaOf({ items, entries }: LenderCalendar, first: Day, days: number): AgendaDay[] {
  const last = addDays(first, days - 1)
  const found = entries.flatMap((entry) => {
    const item = items.find(({ id }) => id === entry.item_id)
    return item ? eventsOf(entry, item, first) : []
  })
  const byDay = Map.groupBy(found, ({ at, item }) => dayAt(at, item.time_zone, first))
  return [...byDay]
    .filter(([day]) => day >= first && day <= last)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, events]) => ({ day, events: events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)) }))
}

function eventsOf(entry: CalendarEntry, item: CalendarItem, first: Day): AgendaEvent[] {
  const event = (what: AgendaEvent['what'], at: string) => ({ what, at, entry, item })
  if (entry.kind !== 'booking') {
    const isOver = clockDays(entry.end_date, item.time_zone) <= dayNumber(first)
    return isOver ? [] : [event(entry.kind, entry.start_date)]
  }
  const began = clockDays(entry.start_date, item.time_zone) < dayNumber(first)
  const ended = clockDays(entry.end_date, item.time_zone) < dayNumber(first)
  return [
    ...(began ? [] : [event('pick-up', entry.start_date)]),
    ...(ended ? [] : [event('return', entry.end_date)]),
  ]
}

/** The day of an instant there; of what began earlier, the first that is shown. */
function dayAt(instant: string, timeZone: string, first: Day): Day {
  const day = new Date(Math.floor(clockDays(instant, timeZone)) * DAY_MS).toISOString().slice(0, 10)
  return day < first ? first : day
}
