import { expect, it } from 'vitest'
import { methodName } from './method-name.ts'

it('names a bank account by country and last digits, and an account at a provider by the provider', () => {
  expect(methodName({ kind: 'iban', country: 'DE', last4: '3000' })).toBe('DE ···· 3000')
  expect(methodName({ kind: 'stripe', country: 'DE', last4: '3000' })).toBe('Stripe ···· 3000')
  expect(methodName({ kind: 'stripe', country: 'DE', last4: null })).toBe('Stripe')
})
