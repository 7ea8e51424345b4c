import { describe, expect, it } from 'vitest'
import type { ScannedUnit } from '#contract/scanned-unit.ts'
import { unitStep } from './unit-step.ts'

const START = Date.parse('2026-11-20T10:00:00Z')
const unit = (more: Partial<ScannedUnit>): ScannedUnit => ({
  label: '2',
  title: 'Bike',
  language: 'en',
  titles: null,
  time_zone: 'Europe/Berlin',
  is_offered: true,
  is_own: false,
  booking_id: 'b1',
  status: 'confirmed',
  start_date: '2026-11-20T10:00:00Z',
  end_date: '2026-11-21T10:00:00Z',
  units: ['2'],
  ...more,
})
const none = { booking_id: null, status: null, start_date: null, end_date: null, units: null }
const step = (more: Partial<ScannedUnit>, now = START) => unitStep(unit(more), 'i1', now)

describe('what the label of a unit leads to', () => {
  it.each([
    ['a stranger', none, 'found', '/dashboard/messages/new?item=i1'],
    ['its lender', { ...none, is_own: true }, 'here', '/dashboard/listings/i1/times'],
    ['its lender at the door', { is_own: true }, 'hand-over', '/dashboard/customers/b1?open=pick-up'],
    [
      'its lender at the return',
      { is_own: true, status: 'picked_up' },
      'out',
      '/dashboard/customers/b1?open=return',
    ],
    ['its renter at the door', {}, 'yours', '/booking/qr/b1'],
    ['its renter at the return', { status: 'picked_up' }, 'with-you', '/dashboard/my-rentals/b1?open=return'],
  ] as const)('is, for %s, what they do next', (_, more, state, to) => {
    expect(step(more)).toEqual({ state, to })
  })

  it('is no handover a day before', () => {
    expect(step({ is_own: true }, START - 86_400_000)).toEqual({
      state: 'booked',
      to: '/dashboard/customers/b1',
    })
  })
})
