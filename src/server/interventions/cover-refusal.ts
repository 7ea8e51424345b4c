import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import { loadBalance } from '#server/ledger/load-balance.ts'
import { planAdjustment } from '#server/ledger/plan-adjustment.ts'
import { lockPerson } from '#server/payouts/lock-person.ts'
import type { AdjustmentRow } from './adjustment-row.ts'

/** ADJUSTMENT_NOT_COVERED where the lender was paid out what should go back: a goodwill payment is left then. */
export async function coverRefusal(
  tx: Transaction<Schema>,
  booking: BookingRow,
  { kind, amount_cents: cents }: Pick<AdjustmentRow, 'kind' | 'amount_cents'>,
): Promise<Refusal<RefusalCode> | undefined> {
  const planned = await planAdjustment(tx, booking, kind, cents)
  const fromBalance = planned
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === 'lender')
    .reduce((sum, entry) => sum - entry.cents, 0)
  if (fromBalance <= 0) return undefined
  // As payouts do, so that a payout and this take turns.
  await lockPerson(tx, booking.owner_id)
  const availableCents = await loadBalance(tx, booking.owner_id, 'lender')
  return availableCents < fromBalance ? refuse('ADJUSTMENT_NOT_COVERED', { availableCents }) : undefined
}
