import { expect, it } from 'vitest'
import { byDay } from './by-day.ts'

const notice = (id: number, created_at: string) => ({
  id,
  kind: 'returned' as const,
  data: {},
  path: '/dashboard',
  created_at,
  read_at: null,
})

it('gathers notices under the day of the reader’s own clock', () => {
  const notices = [
    notice(3, '2026-11-22T23:30:00Z'),
    notice(2, '2026-11-22T12:00:00Z'),
    notice(1, '2026-11-21T23:30:00Z'),
  ]
  const days = (timeZone: string) =>
    byDay(notices, timeZone).map(({ day, notices: of }) => [day, of.map(({ id }) => id)])
  expect(days('Europe/Berlin')).toEqual([
    ['2026-11-23', [3]],
    ['2026-11-22', [2, 1]],
  ])
  expect(days('UTC')).toEqual([
    ['2026-11-22', [3, 2]],
    ['2026-11-21', [1]],
  ])
})
