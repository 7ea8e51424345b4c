import { expect, it } from 'vitest'
import {
  type AdjustableBooking,
  type AdjustmentKind,
  adjustmentRefusal,
  maxAdjustmentCents,
} from './adjustment.ts'

const booking: AdjustableBooking = {
  status: 'picked_up',
  dueCents: 5_000,
  refundCents: 1_000,
  totalCents: 6_000,
  depositCents: 2_000,
  refundableCents: 3_500,
  creditedCents: 500,
  openDepositCents: 2_000,
  heldDepositCents: 1_500,
  commissionCents: 60,
}

it.each<[AdjustmentKind, Partial<AdjustableBooking>, number]>([
  ['refund', {}, 3_500],
  ['refund', { refundableCents: 9_000 }, 4_000],
  ['refund', { status: 'confirmed' }, 3_500],
  ['goodwill', {}, 3_500],
  ['goodwill', { status: 'confirmed' }, 0],
  ['goodwill', { status: 'cancelled' }, 3_500],
  ['credit', {}, 7_500],
  ['credit', { status: 'requested' }, 0],
  ['credit', { creditedCents: 9_000 }, 0],
  ['deposit_release', {}, 2_000],
  ['deposit_capture', {}, 1_500],
  ['commission', {}, 60],
  ['commission', { commissionCents: 0 }, 0],
])('moves as %s of a booking that is %j at most %d', (kind, change, cents) => {
  expect(maxAdjustmentCents(kind, { ...booking, ...change })).toBe(cents)
})

it('refuses more than that, and anything where nothing is', () => {
  expect(adjustmentRefusal('refund', 3_500, booking)).toBeUndefined()
  expect(adjustmentRefusal('refund', 3_501, booking)).toMatchObject({
    code: 'ADJUSTMENT_TOO_HIGH',
    details: { maxCents: 3_500 },
  })
  expect(adjustmentRefusal('goodwill', 1, { ...booking, status: 'confirmed' })).toMatchObject({
    code: 'WRONG_STATE',
  })
})
