import { afterEach, describe, expect, it } from 'vitest'
import { setTerms } from '../settings/terms.ts'
import { kycLevelOf, kycStatusOf } from './level.ts'
import { requiredKycLevel } from './required-level.ts'

const none = { identity: false, selfie: false, address: false, payoutMethod: false, business: false }

describe('kycLevelOf', () => {
  it('rises with each proof in order', () => {
    expect(kycLevelOf(none)).toBe(0)
    expect(kycLevelOf({ ...none, identity: true })).toBe(1)
    expect(kycLevelOf({ ...none, identity: true, selfie: true })).toBe(2)
    expect(
      kycLevelOf({ identity: true, selfie: true, address: true, payoutMethod: true, business: true }),
    ).toBe(5)
  })

  it('does not count a proof whose predecessor is missing', () => {
    expect(kycLevelOf({ ...none, selfie: true, business: true })).toBe(0)
  })
})

it('kycStatusOf takes unknown values for none', () => {
  expect(kycStatusOf('verified')).toBe('verified')
  expect(kycStatusOf('admin')).toBe('none')
  expect(kycStatusOf(undefined)).toBe('none')
})

describe('requiredKycLevel', () => {
  const levels = (...totals: number[]) => totals.map(requiredKycLevel)
  afterEach(() => setTerms({}))

  it('asks for level 2 only above 1000 €, and for level 1 otherwise', () => {
    expect(levels(0, 1, 50_000, 50_001, 100_000, 100_001)).toEqual([1, 1, 1, 1, 1, 2])
  })

  it('asks from the amounts that an operator set', () => {
    setTerms({ identityFromCents: 5_000, selfieAboveCents: 5_000 })
    expect(levels(0, 4_999, 5_000, 5_001)).toEqual([0, 0, 1, 2])
  })
})
