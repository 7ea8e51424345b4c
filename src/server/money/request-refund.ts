import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendRefund } from './tasks/send-refund.ts'

export interface RequestedRefund {
  paymentId: string
  bookingId: string
  /** More than 0. */
  cents: number
  reason: string
}

/** Refunds captured money of a booking as soon as the caller's transaction has committed. */
export async function requestRefund(
  tx: Transaction<Schema>,
  { tasks }: Pick<Deps, 'tasks'>,
  { paymentId, bookingId, cents, reason }: RequestedRefund,
): Promise<void> {
  const refund = await tx
    .insertInto('refunds')
    .values({ payment_id: paymentId, booking_id: bookingId, amount_cents: cents, reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tasks.enqueue(tx, sendRefund.name, { refundId: refund.id }, { onceKey: refund.id })
}
