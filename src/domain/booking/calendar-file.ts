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
  /** Tentative while somebody has to say yes. */
  isConfirmed: boolean
}

const LINE_BYTES = 74

/** An iCalendar file (RFC 5545) of these events, in UTC, made at `now` (epoch ms). */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lendaround//Bookings//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${utc(now)}`,
      `DTSTART:${utc(event.start)}`,
      `DTEND:${utc(event.end)}`,
      `SUMMARY:${escaped(event.title)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
      `URL:${event.url}`,
      `STATUS:${event.isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const utc = (instant: number): string =>
  `${new Date(instant).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')

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
