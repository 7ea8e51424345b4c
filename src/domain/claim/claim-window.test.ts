import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '../booking/lifecycle.ts'
import { type ClaimableBooking, type CountedClaim, maxClaimCents, reportableKinds } from './claim-window.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const rental = (status: BookingStatus, returnedAt: number | null = null): ClaimableBooking => ({
  status,
  start: 0,
  end: 2 * DAY_MS,
  returnedAt,
  totalCents: 2_000,
  dueCents: 1_800,
  depositCents: 5_000,
  claimHours: 48,
})

describe('what can be reported', () => {
  it('is damage and missing parts by the lender, within 48 hours of the return', () => {
    const returned = rental('returned', 2 * DAY_MS)
    expect(reportableKinds('owner', returned, 2 * DAY_MS)).toEqual(['damage', 'missing'])
    expect(reportableKinds('owner', returned, 4 * DAY_MS - 1)).toEqual(['damage', 'missing'])
    expect(reportableKinds('owner', returned, 4 * DAY_MS)).toEqual([])
    expect(reportableKinds('renter', returned, 2 * DAY_MS)).toEqual([])
  })

  it('ends when that booking says, whatever others have', () => {
    const returned = { ...rental('returned', 2 * DAY_MS), claimHours: 96 }
    expect(reportableKinds('owner', returned, 6 * DAY_MS - 1)).toEqual(['damage', 'missing'])
    expect(reportableKinds('owner', returned, 6 * DAY_MS)).toEqual([])
  })

  it('is another problem while one is open already', () => {
    expect(reportableKinds('owner', rental('disputed', 2 * DAY_MS), 3 * DAY_MS)).toEqual([
      'damage',
      'missing',
    ])
  })

  it('is a missing item three days after it should have come back', () => {
    expect(reportableKinds('owner', rental('picked_up'), 5 * DAY_MS - 1)).toEqual([])
    expect(reportableKinds('owner', rental('picked_up'), 5 * DAY_MS)).toEqual(['missing'])
  })

  it('is a lender who did not come, from half an hour after the start for 48 hours', () => {
    expect(reportableKinds('renter', rental('confirmed'), 30 * 60_000 - 1)).toEqual([])
    expect(reportableKinds('renter', rental('confirmed'), 30 * 60_000)).toEqual(['no_show'])
    expect(reportableKinds('renter', rental('confirmed'), 48 * HOUR_MS)).toEqual([])
    expect(reportableKinds('owner', rental('confirmed'), HOUR_MS)).toEqual([])
  })

  it.each<BookingStatus>(['requested', 'declined', 'cancelled', 'completed'])(
    'is nothing of a rental that is %s',
    (status) => {
      for (const side of ['owner', 'renter'] as const) {
        expect(reportableKinds(side, rental(status, null), DAY_MS)).toEqual([])
      }
    },
  )
})

it('a claim asks at most for deposit and price, or for what the renter paid back', () => {
  expect(maxClaimCents('damage', rental('returned'), [])).toBe(7_000)
  expect(maxClaimCents('late', rental('returned'), [])).toBe(7_000)
  expect(maxClaimCents('no_show', rental('confirmed'), [])).toBe(1_800)
})

it('a claim asks at most for what the other ones of its rental leave', () => {
  const most = (...others: CountedClaim[]) => maxClaimCents('damage', rental('disputed'), others)
  const missing = { kind: 'missing', status: 'open', amountCents: 3_000, awardCents: null } as const
  expect(most(missing)).toBe(4_000)
  expect(most({ ...missing, status: 'decided', awardCents: 500 })).toBe(4_000)
  expect(most({ ...missing, status: 'settled', awardCents: 500 })).toBe(6_500)
  expect(most({ ...missing, status: 'withdrawn' })).toBe(7_000)
  expect(most({ ...missing, kind: 'no_show' })).toBe(7_000)
  expect(most(missing, { ...missing, kind: 'late', amountCents: 4_000 })).toBe(0)
})
