import { expect, it } from 'vitest'
import { calendarClock, calendarZone } from './calendar-zone.ts'

const observances = (lines: string[]) =>
  lines.join('\n').match(/(?<=BEGIN:(?:STANDARD|DAYLIGHT)\n)(?:(?!END:)[^\n]+\n)+/g) ?? []

it('says what the clock shows where it is not changed within the period', () => {
  const zone = calendarZone('Europe/Berlin', Date.UTC(2026, 10, 28, 9), Date.UTC(2026, 10, 29, 17))
  expect(zone).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Berlin',
    'BEGIN:STANDARD',
    'DTSTART:20261127T100000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
})

it('dates the night in which the clock is put back by what it showed until then', () => {
  const zone = calendarZone('Europe/Berlin', Date.UTC(2026, 9, 24, 8), Date.UTC(2026, 9, 25, 17))
  expect(observances(zone)).toEqual([
    'DTSTART:20261023T100000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0200\n',
    'DTSTART:20261025T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\n',
  ])
})

it('calls the hours after the clock was put forward daylight time, west of Greenwich and by half hours, too', () => {
  const spring = calendarZone('America/New_York', Date.UTC(2026, 2, 7), Date.UTC(2026, 2, 9)).join('\n')
  expect(spring).toContain(
    'BEGIN:DAYLIGHT\nDTSTART:20260308T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nEND:DAYLIGHT',
  )
  const halfHours = calendarZone('Australia/Adelaide', Date.UTC(2026, 9, 3), Date.UTC(2026, 9, 5)).join('\n')
  expect(halfHours).toContain('TZOFFSETFROM:+0930\nTZOFFSETTO:+1030')
})

it('writes an instant as the clock there shows it', () => {
  expect(calendarClock(Date.UTC(2026, 6, 1, 22, 30), 'Europe/Berlin')).toBe('20260702T003000')
})
