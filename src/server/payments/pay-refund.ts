import { sql } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import { TaskRefused } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { postRefund } from '#server/ledger/post-refund.ts'
import { PaymentProviderError } from './provider.ts'

/** Refunds captured money at the provider, once: the refund's id is the idempotency key. */
export async function payRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
      .innerJoin('captures', (join) =>
        join
          .onRef('captures.payment_id', '=', 'refunds.payment_id')
          .onRef('captures.booking_id', '=', 'refunds.booking_id'),
      )
      .select(['refunds.status', 'refunds.amount_cents', 'payments.id as payment_id'])
      .select(['bookings.id as booking_id', 'bookings.renter_id'])
      .select(['payments.provider_payment_id', 'payments.purpose', 'bookings.order_line_id'])
      .select('captures.status as capture_status')
      .where('refunds.id', '=', refundId)
      .executeTakeFirst(),
  )
  if (refund?.status !== 'requested') return
  // Decided, but the capture itself is still under way: the next try comes after it.
  if (refund.capture_status === 'requested')
    throw new Error(`payment ${refund.payment_id} is not captured yet`)
  if (refund.capture_status === 'failed') return giveUp(deps, refundId)
  const sent = await deps.payments
    .refund(refund.provider_payment_id!, {
      part: refund.purpose === 'rental' ? refund.order_line_id : refund.booking_id,
      amountCents: refund.amount_cents,
      idempotencyKey: `refund:${refundId}`,
    })
    .catch((error: unknown) => {
      if (error instanceof PaymentProviderError && error.fault === 'bad_amount') {
        throw new TaskRefused(error.message, { cause: error })
      }
      throw error
    })
  await inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const noted = await tx
      .updateTable('refunds')
      .set({ status: 'refunded', provider_refund_id: sent.id })
      .where('id', '=', refundId)
      .where('status', '=', 'requested')
      .returning('id')
      .executeTakeFirst()
    if (!noted) return
    await tx
      .updateTable('payments')
      .set({
        refunded_cents: sql`refunded_cents + ${refund.amount_cents}`,
        // While something else may still be captured, the payment is not done.
        status: sql`case when status = 'captured' and refunded_cents + ${refund.amount_cents} = captured_cents
          then 'refunded' else status end`,
      })
      .where('id', '=', refund.payment_id)
      .execute()
    await postRefund(tx, {
      refundId,
      paymentId: refund.payment_id,
      bookingId: refund.booking_id,
      renterId: refund.renter_id,
      cents: refund.amount_cents,
      at: deps.now(),
    })
  })
}

/** Nothing was captured after all, so there is nothing to refund. */
async function giveUp(deps: Deps, refundId: string): Promise<void> {
  await inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx.updateTable('refunds').set({ status: 'failed' }).where('id', '=', refundId).execute(),
  )
}
