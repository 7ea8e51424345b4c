import { expect, it } from 'vitest'
import type { Booking, Handover } from './booking.ts'
import { unconfirmed } from './confirm-handover.tsx'

const stated = (kind: Handover['kind'], role: Handover['role']) => ({ kind, role }) as Handover
const booking = (status: Booking['status'], ...handovers: Handover[]) => ({ status, handovers })

it('asks the side that has not stated anything about the last handover', () => {
  const out = booking('picked_up', stated('pick_up', 'owner'))
  expect(unconfirmed(out, 'renter')).toBe('pick_up')
  expect(unconfirmed(out, 'owner')).toBeUndefined()
  const back = booking('returned', stated('pick_up', 'owner'), stated('return', 'renter'))
  expect(unconfirmed(back, 'owner')).toBe('return')
  expect(unconfirmed(back, 'renter')).toBeUndefined()
})

it('asks neither side before a handover nor after the rental is over', () => {
  expect(unconfirmed(booking('confirmed'), 'owner')).toBeUndefined()
  expect(unconfirmed(booking('picked_up'), 'owner')).toBeUndefined()
  expect(unconfirmed(booking('completed', stated('return', 'owner')), 'renter')).toBeUndefined()
})
