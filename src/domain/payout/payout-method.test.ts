import { expect, it } from 'vitest'
import { CURRENCIES } from '../money/currency.ts'
import { accountCountries, methodStatus } from './payout-method.ts'

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
  expect(new Set(accountCountries('EUR')).size).toBe(21)
})

it('opens accounts in one country for one currency', () => {
  const all = CURRENCIES.flatMap((currency) => accountCountries(currency))
  expect(new Set(all).size).toBe(all.length)
})
