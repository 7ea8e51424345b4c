import { expect, it } from 'vitest'
import { isTotalBooked } from './is-total-booked.ts'

const rental = { status: 'confirmed', due_cents: 2_000, captured_cents: 2_000, extensions: [] } as const
const extensions = [
  { status: 'done', price_cents: 1_000 },
  { status: 'declined', price_cents: 500 },
]

it.each([
  ['charged', {}, true, false],
  ['picked up', { status: 'picked_up' }, true, true],
  ['not charged yet', { status: 'requested', captured_cents: null }, false, false],
  ['called off before it was charged', { status: 'cancelled', captured_cents: 500 }, false, false],
  ['called off after it was charged', { status: 'cancelled' }, true, false],
  ['extended', { status: 'picked_up', due_cents: 3_000, extensions }, true, true],
  ['free', { status: 'completed', due_cents: 0, captured_cents: 0 }, false, false],
] as const)('knows where the price of a rental is that was %s', (_, change, ofRenter, ofLender) => {
  const booking = { ...rental, ...change, extensions: [...('extensions' in change ? change.extensions : [])] }
  expect(isTotalBooked(booking, 'renter')).toBe(ofRenter)
  expect(isTotalBooked(booking, 'owner')).toBe(ofLender)
})
