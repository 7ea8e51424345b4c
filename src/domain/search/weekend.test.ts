import { expect, it } from 'vitest'
import { isNextWeek, weekendAfter } from './weekend.ts'

it.each([
  ['2026-11-23', 'Monday', '2026-11-28', false],
  ['2026-11-27', 'Friday', '2026-11-28', false],
  ['2026-11-28', 'Saturday', '2026-12-05', true],
  ['2026-11-29', 'Sunday', '2026-12-05', true],
  ['2026-12-31', 'Thursday', '2027-01-02', false],
])('after %s, a %s, the weekend begins on %s', (today, _name, saturday, next) => {
  const { from, to } = weekendAfter(today)
  expect([from, isNextWeek(today)]).toEqual([`${saturday}T10:00`, next])
  expect(Date.parse(`${to}Z`) - Date.parse(`${from}Z`)).toBe(32 * 3_600_000)
})
