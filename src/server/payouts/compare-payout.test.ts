import { expect, it } from 'vitest'
import { comparePayout } from './compare-payout.ts'

const paid = { status: 'paid', amountCents: 5_000, ledgerCents: 5_000, keptCents: 0 }
const failed = { status: 'failed', amountCents: 5_000, ledgerCents: 0, keptCents: 0 }
const kept = { ...paid, ledgerCents: 3_800, keptCents: 1_200 }
const out = { status: 'paid', returnedCents: 0 } as const

it('finds nothing where payout, ledger and provider say the same', () => {
  expect(comparePayout(paid, out)).toEqual([])
  expect(comparePayout(failed, { status: 'failed', code: 'account_closed', isOut: false })).toEqual([])
  // An admin has decided about what was taken back.
  expect(comparePayout(kept, { ...out, returnedCents: 1_200 })).toEqual([])
  // Refused before there was an order.
  expect(comparePayout(failed, undefined)).toEqual([])
  expect(comparePayout({ ...paid, status: 'approved', ledgerCents: 0 }, { status: 'pending' })).toEqual([])
})

it.each([
  // Nothing was ordered: an operator's balance that is too low looks like this for days.
  [
    { ...paid, status: 'approved', ledgerCents: 0 },
    undefined,
    { kind: 'waiting', own: 5_000, provider: null },
  ],
  [paid, { status: 'missing' as const }, { kind: 'missing', own: 5_000, provider: null }],
  [paid, { ...out, returnedCents: 1_200 }, { kind: 'returned', own: 0, provider: 1_200 }],
  [failed, out, { kind: 'paid', own: 0, provider: 5_000 }],
  [paid, { ...out, returnedCents: 5_000 }, { kind: 'returned', own: 0, provider: 5_000 }],
  [kept, { ...out, returnedCents: 2_000 }, { kind: 'returned', own: 0, provider: 800 }],
  [{ ...paid, ledgerCents: 0 }, out, { kind: 'ledger', own: 0, provider: 5_000 }],
])('names what differs: %j against %j', (books, order, discrepancy) => {
  expect(comparePayout(books, order)).toEqual([discrepancy])
})
