import { expect, it } from 'vitest'
import type { ProviderPayment } from '#server/providers/provider.ts'
import { compareBooks } from './compare-books.ts'
import type { OwnBooks } from './load-books.ts'

const own: OwnBooks = {
  id: 'p1',
  intents: ['pay_1'],
  status: 'captured',
  capturedCents: 5_000,
  refundedCents: 1_000,
  ledgerCents: 4_000,
  withdrawnCents: 0,
}
const seen = {
  status: 'captured',
  capturedCents: 5_000,
  refundedCents: 1_000,
  withdrawnCents: 0,
} as ProviderPayment & { withdrawnCents: number }

it('finds nothing where provider, tables and ledger say the same', () => {
  expect(compareBooks(own, seen)).toEqual([])
})

it.each([
  [{ ...own, capturedCents: 4_000, ledgerCents: 3_000 }, seen, ['captured']],
  [own, { ...seen, refundedCents: 2_000 }, ['refunded']],
  [{ ...own, status: 'authorised' }, seen, ['status']],
  [own, { ...seen, status: 'voided' as const, capturedCents: 0 }, ['captured', 'status']],
  [{ ...own, ledgerCents: 0 }, seen, ['ledger']],
  [own, { ...seen, withdrawnCents: 700 }, ['disputed']],
  [own, undefined, ['missing']],
])('names what differs: %j against %j', (books, payment, kinds) => {
  expect(compareBooks(books, payment).map(({ kind }) => kind)).toEqual(kinds)
})
