import { describe, expect, it } from 'vitest'
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

it('requiredKycLevel asks for level 2 only above 1000 €', () => {
  expect(requiredKycLevel(50_001)).toBe(1)
  expect(requiredKycLevel(100_000)).toBe(1)
  expect(requiredKycLevel(100_001)).toBe(2)
})
