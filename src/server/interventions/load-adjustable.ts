import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { AdjustableBooking } from '#domain/money/adjustment.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import { isCaptured } from '#server/ledger/is-captured.ts'
import { loadRefundable } from '#server/money/refund-captures.ts'

/** Reads how much of a booking's money, and of an affiliate's commission on it, could be moved by hand at this moment. */
export async function loadAdjustable(
  tx: Transaction<Schema>,
  booking: BookingRow,
  affiliateId: string | null = null,
): Promise<AdjustableBooking> {
  const refundable = (await isCaptured(tx, booking.id)) ? await loadRefundable(tx, booking.id) : []
  const deposit = await tx
    .selectFrom('deposits')
    .select(['status', 'amount_cents'])
    .where('booking_id', '=', booking.id)
    .where('decision', 'is', null)
    .where('status', 'in', ['planned', 'held', 'failed'])
    .executeTakeFirst()
  const { credited } = await tx
    .selectFrom('adjustments')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('credited'))
    .where('booking_id', '=', booking.id)
    .where('kind', '=', 'credit')
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow()
  const commission = await tx
    .selectFrom('commissions as c')
    .select((eb) => [
      'c.amount_cents',
      eb
        .selectFrom('adjustments as a')
        .select(({ fn }) => fn.sum<string | null>('a.amount_cents').as('cents'))
        .whereRef('a.booking_id', '=', 'c.booking_id')
        .whereRef('a.affiliate_id', '=', 'c.affiliate_id')
        .where('a.status', '=', 'done')
        .as('taken_back'),
    ])
    .where('c.booking_id', '=', booking.id)
    .where('c.affiliate_id', '=', affiliateId)
    .executeTakeFirst()
  return {
    status: booking.status as BookingStatus,
    dueCents: booking.due_cents,
    refundCents: booking.refund_cents,
    totalCents: booking.total_cents,
    depositCents: booking.deposit_cents,
    refundableCents: refundable.reduce((sum, { leftCents }) => sum + Number(leftCents), 0),
    creditedCents: Number(credited ?? 0),
    openDepositCents: deposit?.amount_cents ?? 0,
    heldDepositCents: deposit?.status === 'held' ? deposit.amount_cents : 0,
    commissionCents: commission ? commission.amount_cents - Number(commission.taken_back ?? 0) : 0,
  }
}
