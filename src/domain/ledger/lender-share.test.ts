import { expect, it } from 'vitest'
import { lenderShare } from './lender-share.ts'

const rental = {
  rentalCents: 2_000,
  dueCents: 2_490,
  topUpCents: 0,
  refundCents: 0,
  isCancelled: false,
  feePercent: 15,
}

it('gives the lender price and delivery less the fee, which is on the price alone', () => {
  expect(lenderShare(rental)).toEqual({
    paidCents: 2_490,
    carriedCents: 0,
    feeCents: 300,
    lenderCents: 2_190,
  })
})

it('adds what the platform carries', () => {
  expect(lenderShare({ ...rental, dueCents: 1_990, topUpCents: 500 })).toMatchObject({
    carriedCents: 500,
    lenderCents: 2_190,
  })
})

it('takes the fee of a cancelled rental from what was not given back', () => {
  expect(lenderShare({ ...rental, dueCents: 2_000, refundCents: 1_000, isCancelled: true })).toEqual({
    paidCents: 1_000,
    carriedCents: 0,
    feeCents: 150,
    lenderCents: 850,
  })
  expect(lenderShare({ ...rental, dueCents: 2_000, refundCents: 2_000, isCancelled: true }).lenderCents).toBe(
    0,
  )
})

it('takes the fee of a refund by hand from the price only when less than the price is kept', () => {
  expect(lenderShare({ ...rental, refundCents: 400 })).toMatchObject({ feeCents: 300, lenderCents: 1_790 })
  expect(lenderShare({ ...rental, refundCents: 1_490 })).toMatchObject({ feeCents: 150, lenderCents: 850 })
  expect(lenderShare({ ...rental, refundCents: 2_490 })).toMatchObject({ feeCents: 0, lenderCents: 0 })
})
