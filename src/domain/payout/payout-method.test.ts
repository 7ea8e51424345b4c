import { expect, it } from 'vitest'
import { ACCOUNT_COUNTRIES, methodStatus } from './payout-method.ts'

it.each([
  [{ isSubmitted: false, isEnabled: false, needsOwner: true, isClosed: false }, 'onboarding'],
  [{ isSubmitted: true, isEnabled: false, needsOwner: false, isClosed: false }, 'checking'],
  [{ isSubmitted: true, isEnabled: false, needsOwner: true, isClosed: false }, 'restricted'],
  [{ isSubmitted: true, isEnabled: true, needsOwner: false, isClosed: false }, 'ready'],
  [{ isSubmitted: true, isEnabled: false, needsOwner: true, isClosed: true }, 'closed'],
  [{ isSubmitted: true, isEnabled: true, needsOwner: false, isClosed: true }, 'closed'],
  // Something falls due later: until then money may go there.
  [{ isSubmitted: true, isEnabled: true, needsOwner: true, isClosed: false }, 'ready'],
] as const)('takes %j for %s', (facts, status) => {
  expect(methodStatus(facts)).toBe(status)
})

it('opens accounts in the twenty-one countries that pay in euros', () => {
  expect(new Set(ACCOUNT_COUNTRIES).size).toBe(21)
})
