import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_TERMS } from '../settings/terms.ts'
import { commissionsOf, feeOf } from './fee.ts'

const LEVELS = DEFAULT_TERMS.commissionPercents

it('takes fifteen per cent of the rental price, half a cent rounded up', () => {
  expect(feeOf(10_000, 15)).toBe(1_500)
  expect(feeOf(1_110, 15)).toBe(167)
  expect(feeOf(0, 15)).toBe(0)
  expect(feeOf(10_000, 12.5)).toBe(1_250)
})

it('gives levels 1 to 4 their per cent of the fee, and the fifth nothing', () => {
  expect(commissionsOf(1_000, ['a', 'b', 'c', 'd', 'e'], LEVELS)).toEqual([
    { affiliateId: 'a', level: 1, cents: 200 },
    { affiliateId: 'b', level: 2, cents: 80 },
    { affiliateId: 'c', level: 3, cents: 40 },
    { affiliateId: 'd', level: 4, cents: 20 },
  ])
})

it('gives nothing to the blocked, and moves no one up', () => {
  expect(commissionsOf(1_000, ['a', 'b'], LEVELS, (id) => id === 'a')).toEqual([
    { affiliateId: 'b', level: 2, cents: 80 },
  ])
})

it('never exceeds the fee', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.array(fc.uuid(), { maxLength: 6 }), (fee, chain) => {
      const sum = commissionsOf(fee, chain, LEVELS).reduce((total, { cents }) => total + cents, 0)
      expect(sum).toBeLessThanOrEqual(fee)
    }),
  )
})
