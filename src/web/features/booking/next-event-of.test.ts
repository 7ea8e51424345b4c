import { expect, test } from 'vitest'
import { nextEventOf } from './next-event-of.ts'

const RENTAL = {
  request_expires_at: '2026-12-01T09:00Z',
  start_date: '2026-12-02T09:00Z',
  end_date: '2026-12-04T09:00Z',
}

test.each([
  ['requested', { kind: 'answer', at: RENTAL.request_expires_at }],
  ['confirmed', { kind: 'pick-up', at: RENTAL.start_date }],
  ['picked_up', { kind: 'return', at: RENTAL.end_date }],
  ['returned', undefined],
  ['cancelled', undefined],
] as const)('of a rental that is %s', (status, next) => {
  expect(nextEventOf({ ...RENTAL, status })).toEqual(next)
})
