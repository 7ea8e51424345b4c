import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  uid: 'booking-1@lendaround',
  title: 'Drill, 18 V; with bits',
  description: 'Line one\nLine two',
  location: 'Kastanienallee 5, Berlin',
  url: 'https://lendaround.example/dashboard/my-rentals/1',
  start: Date.UTC(2026, 10, 28, 9),
  end: Date.UTC(2026, 10, 29, 17, 30),
  isConfirmed: true,
}
const now = Date.UTC(2026, 10, 21, 10)

it('says when in UTC, and escapes what has a meaning of its own', () => {
  const lines = calendarFile([event], now).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTAMP:20261121T100000Z',
      'DTSTART:20261128T090000Z',
      'DTEND:20261129T173000Z',
      'SUMMARY:Drill\\, 18 V\\; with bits',
      'DESCRIPTION:Line one\\nLine two',
      'LOCATION:Kastanienallee 5\\, Berlin',
      'STATUS:CONFIRMED',
    ]),
  )
  expect(lines.at(-1)).toBe('')
})

it('says when by the clock of a place, and once how that clock goes', () => {
  const there = { ...event, timeZone: 'Europe/Berlin' }
  const lines = calendarFile([there, { ...there, uid: 'booking-2@lendaround' }], now).split('\r\n')
  expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20261128T100000')
  expect(lines).toContain('DTEND;TZID=Europe/Berlin:20261129T183000')
  expect(lines.filter((line) => line === 'TZID:Europe/Berlin')).toHaveLength(1)
  expect(lines.indexOf('END:VTIMEZONE')).toBeLessThan(lines.indexOf('BEGIN:VEVENT'))
})

it('lets no title begin a line of its own, whatever it breaks lines with', () => {
  for (const breaking of ['\n', '\r\n', '\r', '\r\r\n']) {
    const file = calendarFile([{ ...event, title: `Drill${breaking}ATTACH:https://evil.example` }], now)
    expect(file.split(/\r\n|\n|\r/)).not.toContain('ATTACH:https://evil.example')
  }
})

it('marks what is only asked for as tentative and leaves an unknown place out', () => {
  const file = calendarFile([{ ...event, isConfirmed: false, location: '' }], now)
  expect(file).toContain('STATUS:TENTATIVE')
  expect(file).not.toContain('LOCATION')
})

it('folds long lines at 75 octets without cutting a letter', () => {
  const title = 'Ä'.repeat(100)
  const file = calendarFile([{ ...event, title }], now)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})

it('names a feed and says how often to ask again', () => {
  const file = calendarFile([{ ...event, changed: now }], now, { name: 'Rentals, mine', refreshHours: 1 })
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:Rentals\\, mine',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'LAST-MODIFIED:20261121T100000Z',
    ]),
  )
})

it('leaves out control characters, which no text of a calendar has', () => {
  const file = calendarFile([{ ...event, title: 'Dri\u0000ll\u001b\u0085 one\ttwo' }], now)
  expect(file).toContain('SUMMARY:Drill one\ttwo')
})
