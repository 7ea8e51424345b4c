import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import { loadBalance } from '#server/ledger/load-balance.ts'
import { type AdjustedMoney, planAdjustment } from '#server/ledger/plan-adjustment.ts'
import { lockPerson } from '#server/payouts/lock-person.ts'

/** ADJUSTMENT_NOT_COVERED where the lender or affiliate was paid out what should go back. */
export async function coverRefusal(
  tx: Transaction<Schema>,
  booking: BookingRow,
  money: AdjustedMoney,
): Promise<Refusal<RefusalCode> | undefined> {
  const planned = await planAdjustment(tx, booking, money)
  const [account, personId] = money.affiliateId
    ? (['affiliate', money.affiliateId] as const)
    : (['lender', booking.owner_id] as const)
  const fromBalance = planned
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account)
    .reduce((sum, entry) => sum - entry.cents, 0)
  if (fromBalance <= 0) return undefined
  // As payouts do, so that a payout and this take turns.
  await lockPerson(tx, personId)
  const availableCents = await loadBalance(tx, personId, account)
  return availableCents < fromBalance ? refuse('ADJUSTMENT_NOT_COVERED', { availableCents }) : undefined
}
