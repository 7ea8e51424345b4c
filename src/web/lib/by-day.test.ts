import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

it('gathers entries under the day of the reader’s own clock', () => {
  const entries = [
    { id: 3, created_at: '2026-11-22T23:30:00Z' },
    { id: 2, created_at: '2026-11-22T12:00:00Z' },
    { id: 1, created_at: '2026-11-21T23:30:00Z' },
  ]
  const days = (timeZone: string) =>
    byDay(entries, timeZone).map(({ day, entries: of }) => [day, of.map(({ id }) => id)])
  expect(days('Europe/Berlin')).toEqual([
    ['2026-11-23', [3]],
    ['2026-11-22', [2, 1]],
  ])
  expect(days('UTC')).toEqual([
    ['2026-11-22', [3, 2]],
    ['2026-11-21', [1]],
  ])
})
