import { describe, expect, it } from 'vitest'
import { closedTimes, isOpenAt, isWeeklyHours, type OpeningHours, openingGroups } from './opening-hours.ts'

const day: [string, string][] = [['08:00', '20:00']]

it('says neighbouring days that are alike once and leaves closed days out', () => {
  const hours = {
    mon: day,
    tue: day,
    wed: day,
    thu: day,
    fri: day,
    sat: [['09:00', '13:00']] as [string, string][],
  }
  expect(openingGroups(hours)).toEqual([
    { from: 'mon', to: 'fri', times: day },
    { from: 'sat', to: 'sat', times: [['09:00', '13:00']] },
  ])
})

it('keeps days apart that have a closed one between them', () => {
  expect(openingGroups({ mon: day, wed: day })).toEqual([
    { from: 'mon', to: 'mon', times: day },
    { from: 'wed', to: 'wed', times: day },
  ])
  expect(openingGroups({})).toEqual([])
})

describe('handing over', () => {
  const berlin = (at: string) => Date.parse(at)
  const hours: OpeningHours = { sat: [['09:00', '24:00']], mon: [['08:00', '12:00']] }

  it('is possible from the first minute of the hours to the last', () => {
    const isOpen = (at: string) => isOpenAt(hours, berlin(at), 'Europe/Berlin')
    expect(isOpen('2026-06-01T07:59:59+02:00')).toBe(false)
    expect(isOpen('2026-06-01T08:00+02:00')).toBe(true)
    expect(isOpen('2026-06-01T12:00+02:00')).toBe(true)
    expect(isOpen('2026-06-01T12:00:01+02:00')).toBe(false)
    expect(isOpen('2026-06-02T10:00+02:00')).toBe(false)
  })

  it('goes on to midnight where the day is open to its end, and no further', () => {
    const isOpen = (at: string) => isOpenAt(hours, berlin(at), 'Europe/Berlin')
    expect(isOpen('2026-06-06T23:59:59+02:00')).toBe(true)
    expect(isOpen('2026-06-07T00:00+02:00')).toBe(true)
    expect(isOpen('2026-06-07T00:00:01+02:00')).toBe(false)
    expect(isOpen('2026-06-06T00:00+02:00')).toBe(false)
  })

  it('follows the clock over both of its changes', () => {
    const night: OpeningHours = { sun: [['02:00', '03:00']] }
    const isOpen = (at: string) => isOpenAt(night, berlin(at), 'Europe/Berlin')
    // In spring the clock goes from two to three: only the end of the hours is left.
    expect(isOpen('2027-03-28T01:59+01:00')).toBe(false)
    expect(isOpen('2027-03-28T03:00+02:00')).toBe(true)
    expect(isOpen('2027-03-28T03:01+02:00')).toBe(false)
    // In autumn the hour comes twice.
    expect(isOpen('2027-10-31T02:30+02:00')).toBe(true)
    expect(isOpen('2027-10-31T02:30+01:00')).toBe(true)
    expect(isOpen('2027-10-31T03:01+01:00')).toBe(false)
  })

  it('is what the clock at the item says, not the one here', () => {
    const noon = Date.parse('2026-06-01T10:00Z')
    expect(isOpenAt(hours, noon, 'Europe/Berlin')).toBe(true)
    expect(isOpenAt(hours, noon, 'Pacific/Kiritimati')).toBe(false)
    expect(isOpenAt(null, noon, 'Pacific/Kiritimati')).toBe(true)
  })
})

it('keeps a week only if one day is open and its times are in order', () => {
  expect(isWeeklyHours({ mon: day, sun: [['00:00', '24:00']] })).toBe(true)
  expect(isWeeklyHours({})).toBe(false)
  expect(isWeeklyHours({ mon: [] })).toBe(false)
  expect(isWeeklyHours({ mon: [['08:00', '08:00']] })).toBe(false)
  expect(isWeeklyHours({ mon: [['24:00', '24:00']] })).toBe(false)
  expect(
    isWeeklyHours({
      mon: [
        ['12:00', '13:00'],
        ['08:00', '09:00'],
      ],
    }),
  ).toBe(false)
})

it('says at which end of a rental a place is closed, by its own clock', () => {
  const hours: OpeningHours = { fri: [['08:00', '20:00']], sat: [['09:00', '14:00']] }
  const rental = { startDate: '2026-11-27T09:00:00Z', endDate: '2026-11-28T12:30:00Z' }
  expect(closedTimes(hours, { ...rental, timeZone: 'Europe/Berlin' })).toEqual([])
  expect(closedTimes(hours, { ...rental, timeZone: 'Asia/Tokyo' })).toEqual(['end'])
  expect(closedTimes({ mon: [['08:00', '20:00']] }, { ...rental, timeZone: 'Europe/Berlin' })).toEqual([
    'start',
    'end',
  ])
  expect(closedTimes({}, { ...rental, timeZone: 'Europe/Berlin' })).toEqual([])
})
