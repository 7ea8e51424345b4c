import { expect, it } from 'vitest'
import { rentalReminders } from './rental-reminders.ts'

const at = (iso: string) => Date.parse(iso)
const booking = (more: object) => ({
  status: 'confirmed' as const,
  start: at('2026-03-29T09:00:00Z'),
  end: at('2026-03-29T20:00:00Z'),
  timeZone: 'Europe/Berlin',
  requestExpiresAt: undefined,
  terms: { lateGraceMinutes: 30 },
  ...more,
})
const dueOf = (more: object) =>
  rentalReminders(booking(more)).map(({ kind, at }) => `${kind} ${new Date(at).toISOString()}`)

it('is the evening before a pick-up by the clocks where the item is, also where they change that night', () => {
  // Summer time begins in the night before: 18:00 is still an hour behind.
  expect(dueOf({})).toEqual(['pick-up 2026-03-28T17:00:00.000Z'])
  expect(dueOf({ start: at('2026-03-30T09:00:00Z') })).toEqual(['pick-up 2026-03-29T16:00:00.000Z'])
  expect(dueOf({ start: at('2026-10-26T09:00:00Z') })).toEqual(['pick-up 2026-10-25T17:00:00.000Z'])
  // Half past midnight in Auckland, where it is another day in Europe.
  expect(dueOf({ start: at('2026-06-10T12:30:00Z'), timeZone: 'Pacific/Auckland' })).toEqual([
    'pick-up 2026-06-10T06:00:00.000Z',
  ])
})

it('is two hours before a return, and half an hour after one that did not happen', () => {
  expect(dueOf({ status: 'picked_up' })).toEqual([
    'return 2026-03-29T18:00:00.000Z',
    'overdue 2026-03-29T20:30:00.000Z',
  ])
})

it('is four hours before a request lapses', () => {
  const requestExpiresAt = at('2026-03-28T12:00:00Z')
  expect(dueOf({ status: 'requested', requestExpiresAt })).toEqual(['request 2026-03-28T08:00:00.000Z'])
})

it('is never of a rental that is over', () => {
  for (const status of ['returned', 'disputed', 'completed', 'cancelled', 'declined'])
    expect(dueOf({ status })).toEqual([])
})
