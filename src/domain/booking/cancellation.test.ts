import { describe, expect, it } from 'vitest'
import { type Cancellation, type CancellationPolicy, refundOf } from './cancellation.ts'
import { refundSteps } from './refund-steps.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const start = Date.UTC(2027, 5, 20, 10)
const base: Cancellation = {
  refunds: refundSteps('flexible'),
  by: 'renter',
  isConfirmed: true,
  rentalCents: 3_333,
  deliveryCents: 1_000,
  topUpCents: 0,
  bookedAt: start - 30 * DAY,
  start,
  now: start - 10 * DAY,
}
const refund = ({
  policy = 'flexible',
  ...change
}: Partial<Cancellation> & { policy?: CancellationPolicy }) =>
  refundOf({ ...base, refunds: refundSteps(policy), ...change })

describe('what comes back after a cancellation', () => {
  it.each<[CancellationPolicy, number, number]>([
    ['flexible', DAY, 100],
    ['flexible', DAY - 1, 0],
    ['moderate', 5 * DAY, 100],
    ['moderate', 5 * DAY - 1, 50],
    ['moderate', DAY, 50],
    ['moderate', DAY - 1, 0],
    ['strict', 7 * DAY, 50],
    ['strict', 7 * DAY - 1, 0],
  ])('%s, %d ms before the start: %d per cent', (policy, before, percent) => {
    expect(refund({ policy, now: start - before }).percent).toBe(percent)
  })

  it('rounds half a cent up and gives delivery back in full until the start', () => {
    expect(refund({ policy: 'strict', now: start - 8 * DAY }).refundCents).toBe(1_667 + 1_000)
    expect(refund({ policy: 'flexible', now: start - 1 }).refundCents).toBe(1_000)
    expect(refund({ policy: 'flexible', now: start }).refundCents).toBe(0)
  })

  it('gives a renter nothing back of what the platform carried', () => {
    const topUpCents = 333
    expect(refund({ topUpCents }).refundCents).toBe(3_000 + 1_000)
    expect(refund({ topUpCents, policy: 'strict', now: start - 8 * DAY }).refundCents).toBe(1_500 + 1_000)
    expect(refund({ topUpCents, by: 'owner' }).refundCents).toBe(4_000)
  })

  it('is everything when the owner cancels, whenever that is', () => {
    expect(refund({ policy: 'strict', by: 'owner', now: start + DAY })).toEqual({
      percent: 100,
      refundCents: 4_333,
      until: null,
    })
  })

  it('is everything for a request that was not accepted yet', () => {
    expect(refund({ policy: 'strict', isConfirmed: false, now: start - HOUR }).percent).toBe(100)
  })

  it('is everything within an hour of booking, with a day to go', () => {
    const booked = (bookedAt: number, now: number) => refund({ policy: 'strict', bookedAt, now })
    expect(booked(start - 2 * DAY, start - 2 * DAY + HOUR).percent).toBe(100)
    expect(booked(start - 2 * DAY, start - 2 * DAY + HOUR + 1).percent).toBe(0)
    expect(booked(start - DAY - HOUR / 2, start - DAY).percent).toBe(100)
    expect(booked(start - DAY - HOUR / 2, start - DAY + 1).percent).toBe(0)
  })

  it('says until when it stays so', () => {
    expect(refund({ policy: 'moderate' }).until).toBe(start - 5 * DAY)
    expect(refund({ policy: 'moderate', now: start - 2 * DAY }).until).toBe(start - DAY)
    expect(refund({ policy: 'strict', now: start - DAY }).until).toBeNull()
  })
})
