import { describe, expect, it } from 'vitest'
import { allowedTransitions } from '../lifecycle.ts'
import { BOOKING_LIFECYCLE, BOOKING_STATUSES, firstStatus, isActive } from './lifecycle.ts'

describe('the lifecycle of a booking', () => {
  it('starts instant items at confirmed, others at requested', () => {
    expect(firstStatus(true)).toBe('confirmed')
    expect(firstStatus(false)).toBe('requested')
  })

  it('counts only cancelled and declined as inactive', () => {
    expect(BOOKING_STATUSES.filter((status) => !isActive(status))).toEqual(['declined', 'cancelled'])
  })

  it('lets the owner answer a request and the renter remind them or take it back', () => {
    expect(allowedTransitions(BOOKING_LIFECYCLE, 'requested', ['owner'])).toEqual(['accept', 'decline'])
    expect(allowedTransitions(BOOKING_LIFECYCLE, 'requested', ['renter'])).toEqual(['remind', 'cancel'])
  })

  it('ends at declined, cancelled and completed', () => {
    const ends = BOOKING_STATUSES.filter((status) => Object.keys(BOOKING_LIFECYCLE[status]).length === 0)
    expect(ends).toEqual(['declined', 'cancelled', 'completed'])
  })

  it('reaches every state from the first two', () => {
    const reached = new Set<string>(['requested', 'confirmed'])
    for (const status of reached) {
      for (const { to } of Object.values(BOOKING_LIFECYCLE[status as 'requested'])) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...BOOKING_STATUSES].sort())
  })
})
