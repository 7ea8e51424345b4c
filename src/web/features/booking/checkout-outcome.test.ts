import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { outcomeOf } from './checkout-outcome.ts'

const bookings = (...statuses: BookingStatus[]) => statuses.map((status) => ({ status }))

describe('what came of a checkout', () => {
  it('is a booking, a request, or both', () => {
    expect(outcomeOf(bookings('confirmed', 'confirmed'), 'order')).toBe('confirmed')
    expect(outcomeOf(bookings('requested'), 'order')).toBe('requested')
    expect(outcomeOf(bookings('requested', 'confirmed'), 'order')).toBe('mixed')
  })

  it('leaves out what has been cancelled meanwhile', () => {
    expect(outcomeOf(bookings('requested', 'cancelled'), 'order')).toBe('requested')
  })

  it('is nothing to celebrate once all of it is under way or over', () => {
    expect(outcomeOf(bookings('completed', 'cancelled'), 'order')).toBe('earlier')
    expect(outcomeOf(bookings('picked_up'), 'order')).toBe('earlier')
  })

  it('is nothing to celebrate without an order in the address', () => {
    expect(outcomeOf(bookings('confirmed'), null)).toBe('earlier')
  })
})
