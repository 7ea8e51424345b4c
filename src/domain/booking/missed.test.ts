import { expect, it } from 'vitest'
import { CANCELLATION_POLICIES } from './cancellation.ts'
import { missedAt, refundOfMissed } from './missed.ts'
import { refundSteps } from './refund-steps.ts'

const HOUR_MS = 3_600_000
const start = Date.UTC(2026, 5, 1, 10)

it('waits for the end of the rental, and for the agreed hours in which the lender can be reported', () => {
  expect(missedAt({ start, end: start + 2 * HOUR_MS }, { claimHours: 48 })).toBe(start + 48 * HOUR_MS)
  expect(missedAt({ start, end: start + 72 * HOUR_MS }, { claimHours: 48 })).toBe(start + 72 * HOUR_MS)
  expect(missedAt({ start, end: start + 2 * HOUR_MS }, { claimHours: 24 })).toBe(start + 24 * HOUR_MS)
})

it('gives nothing back, whatever the policy: the dates were kept until the end', () => {
  for (const policy of CANCELLATION_POLICIES) {
    const rental = { refunds: refundSteps(policy), rentalCents: 2_000, deliveryCents: 1_000, topUpCents: 0 }
    expect(refundOfMissed({ ...rental, bookedAt: start - 90 * HOUR_MS, start })).toMatchObject({
      refundCents: 0,
    })
  }
})
