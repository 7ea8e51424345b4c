import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayThere,
  monthAfter,
  today,
  weekdayOf,
  weeksAhead,
  weeksOf,
} from './calendar-days.ts'

describe('days of the calendar', () => {
  it('pass one by one over the ends of months, years and the days on which the clock changes', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })

  it('make months that begin at their first day', () => {
    expect(monthAfter('2026-11-21', 0)).toBe('2026-11-01')
    expect(monthAfter('2026-12-31', 2)).toBe('2027-02-01')
    expect(monthAfter('2027-01-15', -1)).toBe('2026-12-01')
  })

  it('stand in weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11-21')
    expect(weekdayOf('2026-11-01')).toBe(7)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks).toHaveLength(6)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks.flat().filter(Boolean)).toHaveLength(30)
  })

  it('are the same a month later, as far as that month has them', () => {
    expect(addMonths('2026-11-21', 1)).toBe('2026-12-21')
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
    expect(addMonths('2026-12-31', -1)).toBe('2026-11-30')
  })

  it('begin with today on the clock of the device, or where the item is', () => {
    expect(today(new Date(2026, 10, 1, 0, 30))).toBe('2026-11-01')
    expect(dayThere(Date.parse('2026-10-31T23:30Z'), 'Europe/Berlin')).toBe('2026-11-01')
    expect(dayThere(Date.parse('2026-10-31T23:30Z'), 'America/Los_Angeles')).toBe('2026-10-31')
  })
})

it('leaves out the weeks that are over', () => {
  expect(weeksAhead('2026-11-01', '2026-11-25').map((week) => week.find(Boolean))).toEqual([
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeksAhead('2026-12-01', '2026-11-25')).toEqual(weeksOf('2026-12-01'))
})
