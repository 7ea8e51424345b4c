import { CalendarDate } from '@internationalized/date'
import { expect, it } from 'vitest'
import { endOfWeek, startOfWeek, weeksOf } from './week.ts'

it('has weeks from Monday to Sunday', () => {
  const saturday = new CalendarDate(2026, 11, 21)
  expect(startOfWeek(saturday).toString()).toBe('2026-11-16')
  expect(endOfWeek(saturday).toString()).toBe('2026-11-22')
  const sunday = new CalendarDate(2026, 11, 22)
  expect(startOfWeek(sunday).toString()).toBe('2026-11-16')
  expect(endOfWeek(sunday)).toEqual(sunday)
})

it.each([
  [2026, 11, 6, '2026-10-26'],
  [2027, 2, 4, '2027-02-01'],
  [2026, 12, 5, '2026-11-30'],
])('month %i-%i has %i weeks, from %s', (year, month, count, first) => {
  const weeks = weeksOf(new CalendarDate(year, month, 1))
  expect(weeks).toHaveLength(count)
  expect(weeks[0]?.toString()).toBe(first)
})
