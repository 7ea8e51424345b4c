import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import { coverRefusal } from '#server/interventions/cover-refusal.ts'
import { planAdjustment, postAdjustment } from '#server/ledger/plan-adjustment.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { postTransfer } from '#server/ledger/post-transfer.ts'
import type { DisputeRow } from '#server/money/dispute.ts'

/**
 * Takes what a lost dispute cost out of what the rental earned, as a refund by hand does, to make the platform's loss good;
 * then releases what is left. Refused: WRONG_STATE where it was not about the price or nothing of it is left,
 * ADJUSTMENT_NOT_COVERED.
 */
export async function recoverFromLender(
  tx: Transaction<Schema>,
  { id, booking_id, payment_id, amount_cents, status }: DisputeRow,
  at: Date,
): Promise<Refusal<RefusalCode> | undefined> {
  const booking = await tx
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', booking_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { purpose } = await tx
    .selectFrom('payments')
    .select('purpose')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  const cents = Math.min(amount_cents, booking.due_cents - booking.refund_cents)
  if ((purpose !== 'rental' && purpose !== 'extension') || cents <= 0)
    return refuse('WRONG_STATE', { status, transition: 'recover' })
  const money = { kind: 'refund', cents, affiliateId: null } as const
  const uncovered = await coverRefusal(tx, booking, money)
  if (uncovered) return uncovered
  await postAdjustment(tx, { id, bookingId: booking.id, at }, await planAdjustment(tx, booking, money))
  await postTransfer(tx, {
    kind: 'recovery',
    onceKey: `recovery:${id}`,
    bookingId: booking.id,
    at,
    entries: [
      { account: 'renter', userId: booking.renter_id, cents: -cents },
      { account: 'platform', cents },
    ],
  })
  await tx
    .updateTable('bookings')
    .set({ refund_cents: booking.refund_cents + cents })
    .where('id', '=', booking.id)
    .execute()
  if (booking.status === 'completed' || booking.status === 'cancelled') await postRelease(tx, booking.id, at)
  return undefined
}
