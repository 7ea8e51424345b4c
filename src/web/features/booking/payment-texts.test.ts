import { expect, it } from 'vitest'
import type { LedgerEntry } from '../../entities/ledger/ledger-entry.ts'
import { chargedText, moneyOf, refundOfEntries } from './payment-texts.ts'

const booking = {
  status: 'cancelled',
  order: { number: 1, payments: { status: 'captured', captured_cents: 2_000, refunded_cents: 2_000 } },
  captured_cents: 2_000,
  refund_cents: 2_000,
  due_cents: 2_000,
} as const
const refund = (amount_cents: number, at: string) =>
  ({ account: 'renter', kind: 'refund', purpose: 'rental', amount_cents, at }) as LedgerEntry

it('says of a refund that it is under way for ten days from its last part on, and then that it is done', () => {
  const entries = [
    refund(-1_500, '2026-05-03T10:00:00Z'),
    refund(-500, '2026-05-01T10:00:00Z'),
    { ...refund(2_000, '2026-04-01T10:00:00Z'), kind: 'capture' },
  ]
  const sent = { cents: 2_000, at: '2026-05-03T10:00:00Z' }
  expect(refundOfEntries(entries, Date.parse('2026-05-13T09:59:59Z'))).toEqual({ ...sent, isUnderWay: true })
  expect(refundOfEntries(entries, Date.parse('2026-05-13T10:00:00Z'))).toEqual({ ...sent, isUnderWay: false })
})

it('says nothing of a refund that was not sent', () => {
  expect(refundOfEntries([], 0)).toBeUndefined()
})

it('tells a rental that was paid back from one that was paid back in part, or never charged', () => {
  expect(moneyOf(booking)).toBe('refunded')
  expect(moneyOf({ ...booking, refund_cents: 1_000 })).toBe('captured')
  expect(moneyOf({ ...booking, captured_cents: 0 })).toBe('voided')
  expect(moneyOf({ ...booking, captured_cents: null, refund_cents: 1_000 })).toBeUndefined()
  expect(moneyOf({ ...booking, status: 'declined', captured_cents: null })).toBe('voided')
})

it('says at once that nothing is charged for a request that was called off', () => {
  const authorised = {
    ...booking.order,
    payments: { ...booking.order.payments, status: 'authorised' as const },
  }
  const request = { ...booking, order: authorised, captured_cents: null }
  expect(moneyOf({ ...request, status: 'requested', refund_cents: 0 })).toBe('authorised')
  expect(moneyOf(request)).toBe('voided')
})

it('promises the lender’s money for after the rental only until then', () => {
  expect(chargedText('confirmed', 'captured')).toBe('rentals.money-text.captured')
  expect(chargedText('completed', 'captured')).toBe('rentals.money-text.captured-released')
  expect(chargedText('cancelled', 'captured')).toBe('rentals.money-text.captured-kept')
  expect(chargedText('cancelled', 'refunded')).toBe('rentals.money-text.refunded')
})
