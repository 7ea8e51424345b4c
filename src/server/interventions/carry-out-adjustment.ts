import type { BookingRow } from '#server/booking/booking-row.ts'
import { planAdjustment, postAdjustment } from '#server/ledger/plan-adjustment.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { requestDepositCapture, requestDepositRelease } from '#server/money/decide-deposit.ts'
import { reduceDeposit } from '#server/money/reduce-deposit.ts'
import { refundCaptures } from '#server/money/refund-captures.ts'
import type { AdjustmentRow } from './adjustment-row.ts'

/** Moves the money of an approved adjustment: on the ledger at once, at the provider after the transaction. */
export async function carryOutAdjustment(
  { tx, deps, now }: Pick<StepContext, 'tx' | 'deps' | 'now'>,
  { id, kind, amount_cents: cents, affiliate_id: affiliateId }: AdjustmentRow,
  booking: BookingRow,
  openDepositCents: number,
): Promise<void> {
  const bookingId = booking.id
  const planned = await planAdjustment(tx, booking, { kind, cents, affiliateId })
  await postAdjustment(tx, { id, bookingId, at: now }, planned)
  if (kind === 'refund')
    await tx
      .updateTable('bookings')
      .set({ refund_cents: booking.refund_cents + cents })
      .where('id', '=', bookingId)
      .execute()
  if (kind === 'refund' || kind === 'goodwill')
    await refundCaptures(tx, deps, { bookingId, cents, reason: kind === 'refund' ? 'by_hand' : 'goodwill' })
  if (kind === 'deposit_capture') await requestDepositCapture(tx, deps, { bookingId, cents, claimId: null })
  if (kind !== 'deposit_release') return
  if (cents < openDepositCents) await reduceDeposit(tx, { bookingId, cents, now })
  else await requestDepositRelease(tx, deps, bookingId)
}
