import { expect, it } from 'vitest'
import { dayStart, wholeDays } from './day-start.ts'

const at = (day: string, zone: string) => new Date(dayStart(day, zone)).toISOString()

it('begins a day when the clock there shows midnight', () => {
  expect(at('2026-06-01', 'Europe/Berlin')).toBe('2026-05-31T22:00:00.000Z')
  expect(at('2026-06-01', 'Pacific/Kiritimati')).toBe('2026-05-31T10:00:00.000Z')
})

it('begins a day without a midnight with its first minute, and one with two midnights with the first', () => {
  // Beirut goes from midnight to one, Havana from one back to midnight.
  expect(at('2027-03-28', 'Asia/Beirut')).toBe('2027-03-27T22:00:00.000Z')
  expect(at('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z')
})

it('takes whole days with the last one, over both clock changes', () => {
  expect(wholeDays('2027-03-27', '2027-03-28', 'Europe/Berlin')).toEqual({
    start_date: '2027-03-26T23:00:00.000Z',
    end_date: '2027-03-28T22:00:00.000Z',
  })
  expect(wholeDays('2027-10-31', '2027-10-31', 'Europe/Berlin')).toEqual({
    start_date: '2027-10-30T22:00:00.000Z',
    end_date: '2027-10-31T23:00:00.000Z',
  })
})
