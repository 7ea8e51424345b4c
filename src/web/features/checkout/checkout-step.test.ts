import { expect, it } from 'vitest'
import { stepOf } from './checkout-step.ts'

const ready = { isSignedIn: true, state: 'held', kycLevel: 1, requiredLevel: 1 } as const

it('asks for one thing after the other: sign in, prove identity, hold, pay', () => {
  expect(stepOf({ ...ready, isSignedIn: false, state: 'wanted', kycLevel: 0 })).toBe('sign-in')
  expect(stepOf({ ...ready, state: 'wanted', kycLevel: 0 })).toBe('identity')
  expect(stepOf({ ...ready, state: 'wanted' })).toBe('hold')
  expect(stepOf(ready)).toBe('pay')
})

it('asks for more proof where the total of what is held takes it by now', () => {
  expect(stepOf({ ...ready, requiredLevel: 2 })).toBe('identity')
  expect(stepOf({ ...ready, requiredLevel: 2, kycLevel: 2 })).toBe('pay')
})
