import { expect, it } from 'vitest'
import type { OpeningHours } from './opening-hours.ts'
import { rentalRefusal } from './rental-rules.ts'

const HOUR_MS = 3_600_000
const now = Date.parse('2026-06-01T10:00:00Z')

const LATE: OpeningHours = { mon: [['15:00', '20:00']] }
const EARLY: OpeningHours = { mon: [['10:00', '16:59']] }

const item = {
  ownerId: 'lea',
  isPublished: true,
  timeZone: 'Europe/Berlin',
  noticeHours: 2,
  minHours: 3,
  maxHours: 48,
  weeklyHours: null,
  units: 2,
  deliveryMethods: ['pickup'],
}
const wanted = {
  renterId: 'omar',
  start: now + 2 * HOUR_MS,
  end: now + 5 * HOUR_MS,
  quantity: 2,
  deliveryMethod: 'pickup',
} as const

it('accepts a request at the very edge of every rule', () => {
  expect(rentalRefusal(item, wanted, now)).toBeUndefined()
  expect(rentalRefusal(item, { ...wanted, end: wanted.start + 48 * HOUR_MS }, now)).toBeUndefined()
})

it.each([
  ['ITEM_NOT_PUBLISHED', { isPublished: false }, {}],
  ['OWN_ITEM', {}, { renterId: 'lea' }],
  ['PERIOD_REVERSED', {}, { end: wanted.start }],
  ['PERIOD_PAST', { noticeHours: 0 }, { start: now - 1 }],
  ['PERIOD_TOO_SOON', {}, { start: wanted.start - 1 }],
  ['PERIOD_TOO_FAR', { maxHours: 10_000 }, { end: now + 367 * 24 * HOUR_MS }],
  ['PERIOD_TOO_SHORT', {}, { end: wanted.start + 2 * HOUR_MS }],
  ['PERIOD_TOO_LONG', {}, { end: wanted.start + 48 * HOUR_MS + 1 }],
  // Monday noon to three in the afternoon.
  ['PICK_UP_CLOSED', { weeklyHours: LATE }, {}],
  ['RETURN_CLOSED', { weeklyHours: EARLY }, {}],
  ['QUANTITY_TOO_HIGH', {}, { quantity: 3 }],
  ['DELIVERY_NOT_OFFERED', {}, { deliveryMethod: 'hub' as const }],
])('refuses with %s', (code, itemChange, wantedChange) => {
  expect(rentalRefusal({ ...item, ...itemChange }, { ...wanted, ...wantedChange }, now)).toMatchObject({
    code,
  })
})

it('answers a visitor who is not signed in', () => {
  const { renterId: _nobody, ...anonymous } = wanted
  expect(rentalRefusal(item, anonymous, now)).toBeUndefined()
})
