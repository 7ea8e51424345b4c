import { RENTAL_AMOUNTS, sumOfEntries } from '#domain/ledger/rental-amounts.ts'
import type { LedgerEntry } from '../../entities/ledger/ledger-entry.ts'
import type { Booking, PaymentState } from './booking.ts'

const DAY_MS = 86_400_000
/** The time that a bank may take to show a refund, as the mail about it says. */
const MAX_REFUND_MS = 10 * DAY_MS

export type MoneyState = Extract<PaymentState, 'authorised' | 'captured' | 'voided' | 'refunded'>

/** Where a booking's money is: a booking that came to nothing is never charged, whatever its order was. */
export function moneyOf(booking: PaidBooking): MoneyState | undefined {
  const payment = booking.order?.payments
  if (booking.status === 'declined') return 'voided'
  if (!payment) return undefined
  const { captured_cents: captured, refund_cents: refund, due_cents: due } = booking
  // Called off before anything was charged: the provider releases it within a minute.
  if (captured === null && booking.status === 'cancelled' && refund === due) return 'voided'
  if (captured === null) return payment.status === 'authorised' ? 'authorised' : undefined
  if (captured === 0) return 'voided'
  // A refund before the capture was never charged.
  return captured === due && refund === due ? 'refunded' : 'captured'
}

type PaidBooking = Pick<Booking, 'status' | 'order' | 'captured_cents' | 'refund_cents' | 'due_cents'>

/** What the renter is told about the price: charged, and whose it is by now. */
export function chargedText(status: Booking['status'], state: MoneyState) {
  if (state !== 'captured') return `rentals.money-text.${state}` as const
  if (status === 'completed') return 'rentals.money-text.captured-released'
  return status === 'cancelled' ? 'rentals.money-text.captured-kept' : 'rentals.money-text.captured'
}

export interface SentRefund {
  cents: number
  /** When the last part of it was sent, ISO 8601. */
  at: string
  /** The bank may not have shown it yet. */
  isUnderWay: boolean
}

/** The refund of a rental as its renter's ledger entries have it at `now`, epoch ms; undefined before it was sent. */
export function refundOfEntries(entries: readonly LedgerEntry[], now: number): SentRefund | undefined {
  const cents = -sumOfEntries(entries, RENTAL_AMOUNTS.refunded)
  if (cents === 0) return undefined
  const at = entries
    .filter(({ account, kind }) => account === 'renter' && kind === 'refund')
    .reduce((last, entry) => (Date.parse(entry.at) > Date.parse(last) ? entry.at : last), '1970-01-01')
  return { cents, at, isUnderWay: now < Date.parse(at) + MAX_REFUND_MS }
}
