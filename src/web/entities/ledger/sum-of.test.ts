import { expect, it } from 'vitest'
import { sumOf } from './use-sums.ts'

it('sums what one account has, of all kinds or of some', () => {
  const sums = [
    { account: 'lender', kind: 'release', amount_cents: 5_000, entries: 2 },
    { account: 'lender', kind: 'payout', amount_cents: -2_000, entries: 1 },
    { account: 'payout', kind: 'payout', amount_cents: 2_000, entries: 1 },
  ]
  expect(sumOf(sums, 'lender')).toBe(3_000)
  expect(sumOf(sums, 'lender', ['release'])).toBe(5_000)
  expect(sumOf(sums, 'affiliate')).toBe(0)
})
