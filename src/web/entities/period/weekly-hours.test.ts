import { expect, it } from 'vitest'
import { isWeeklyHours, type OpeningHours } from '#domain/booking/opening-hours.ts'
import { addTime, canAddTime, copyDay, endChoices, toggleDay, USUAL_WEEK, withDay } from './weekly-hours.ts'

it('starts from a week that can be kept', () => {
  expect(isWeeklyHours(USUAL_WEEK)).toBe(true)
  expect(USUAL_WEEK.sun).toBeUndefined()
})

it('opens a day as the day before it is open, and closes it again', () => {
  const week: OpeningHours = { mon: [['07:00', '09:00']], wed: [['10:00', '12:00']] }
  const opened = toggleDay(week, 'tue')
  expect(opened).toEqual({ mon: [['07:00', '09:00']], tue: [['07:00', '09:00']], wed: [['10:00', '12:00']] })
  expect(toggleDay(opened, 'tue')).toEqual(week)
  expect(toggleDay({}, 'mon')).toEqual({ mon: [['09:00', '19:00']] })
})

it('copies the times of one day to the other open ones', () => {
  expect(copyDay({ mon: [['07:00', '09:00']], fri: [['10:00', '12:00']] }, 'fri')).toEqual({
    mon: [['10:00', '12:00']],
    fri: [['10:00', '12:00']],
  })
})

it('adds times after the last one as long as the day has room', () => {
  expect(addTime([['08:00', '12:00']])).toEqual([
    ['08:00', '12:00'],
    ['12:30', '13:30'],
  ])
  expect(addTime([['08:00', '23:00']])[1]).toEqual(['23:30', '24:00'])
  expect(canAddTime([['08:00', '23:00']])).toBe(true)
  expect(canAddTime([['08:00', '23:30']])).toBe(false)
  expect(isWeeklyHours(withDay({}, 'mon', addTime([['08:00', '23:00']])))).toBe(true)
})

it('offers the time that is chosen, too', () => {
  expect(endChoices('18:15').map(({ value }) => value)).toContain('18:15')
  expect(endChoices('18:00').at(-1)).toEqual({ value: '24:00', label: '24:00' })
})
