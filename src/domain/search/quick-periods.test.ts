import { expect, it } from 'vitest'
import { quickPeriods } from './quick-periods.ts'

it('takes tomorrow for a whole day, over the end of a year', () => {
  expect(quickPeriods('2026-12-31T09:00').tomorrow).toEqual({
    from: '2027-01-01T10:00',
    to: '2027-01-02T10:00',
  })
})

it.each([
  ['early', '07:10', '10:00'],
  ['by day', '13:00', '15:00'],
  ['between two hours', '13:01', '16:00'],
])('begins today when owners have had their notice: %s', (_, now, start) => {
  expect(quickPeriods(`2026-11-24T${now}`).today).toEqual({
    from: `2026-11-24T${start}`,
    to: `2026-11-25T${start}`,
  })
})

it.each(['18:30', '23:59'])('does not offer today at %s', (now) => {
  expect(quickPeriods(`2026-11-24T${now}`)).not.toHaveProperty('today')
})

it('takes the coming Saturday and Sunday for the weekend', () => {
  expect(quickPeriods('2026-11-27T23:00').weekend).toEqual({
    from: '2026-11-28T10:00',
    to: '2026-11-29T18:00',
  })
})
