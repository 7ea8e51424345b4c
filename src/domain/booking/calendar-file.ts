import { calendarClock, calendarZone } from './calendar-zone.ts'

export interface CalendarEvent {
  /** Stable: importing it again changes the entry instead of adding one. */
  uid: string
  title: string
  description: string
  location: string
  url: string
  /** Epoch ms. */
  start: number
  end: number
  /** Where the times are of a place: IANA name. They are in UTC otherwise. */
  timeZone?: string
  /** Tentative while the lender has to say yes. */
  isConfirmed: boolean
  /** When it last changed, epoch ms, where that is known. */
  changed?: number
}

export interface CalendarFeed {
  name: string
  /** Hours after which calendar programs should refetch. */
  refreshHours: number
}

const LINE_BYTES = 74

/**
 * An iCalendar file (RFC 5545) of these events, made at `now` (epoch ms); of a feed with its name and how often to ask
 * again (RFC 7986, and as older programs know them).
 */
export function calendarFile(events: readonly CalendarEvent[], now: number, feed?: CalendarFeed): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lendaround//Bookings//EN',
    'CALSCALE:GREGORIAN',
    ...(feed ? feedLines(feed) : []),
    ...zoneLines(events),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART${time(event.start, event.timeZone)}`,
      `DTEND${time(event.end, event.timeZone)}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
      `URL:${event.url}`,
      ...(event.changed === undefined ? [] : [`LAST-MODIFIED:${utc(event.changed)}`]),
      `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const feedLines = ({ name, refreshHours }: CalendarFeed): string[] => [
  'METHOD:PUBLISH',
  `NAME:${escaped(name)}`,
  `X-WR-CALNAME:${escaped(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
  `X-PUBLISHED-TTL:PT${refreshHours}H`,
]

/** The time zones of the events, each once. */
function zoneLines(events: readonly CalendarEvent[]): string[] {
  const zones = new Set(events.flatMap(({ timeZone }) => timeZone ?? []))
  return [...zones].flatMap((timeZone) => {
    const there = events.filter((event) => event.timeZone === timeZone)
    return calendarZone(
      timeZone,
      Math.min(...there.map(({ start }) => start)),
      Math.max(...there.map(({ end }) => end)),
    )
  })
}

const time = (instant: number, timeZone: string | undefined): string =>
  timeZone ? `;TZID=${timeZone}:${calendarClock(instant, timeZone)}` : `:${utc(instant)}`

const utc = (instant: number): string =>
  `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** Escapes characters that have a meaning in the format; a text has no control characters but tabs. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')

/** No line is longer than 75 octets; its continuations begin with a blank. Letters are never cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const size = bytesOf(letter)
    if (bytes + size > LINE_BYTES) {
      parts.push(part)
      part = ''
      bytes = 0
    }
    part += letter
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

function bytesOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
