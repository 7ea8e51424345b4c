import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { LaterPurpose } from './payment-row.ts'
import { wakePayment } from './wake-payment.ts'

export interface LaterPayment {
  bookingId: string
  purpose: LaterPurpose
  cents: number
  /** Names the occasion: a second payment for it is not written. */
  onceKey?: string
  /** The extension that it pays for. */
  extensionId?: string
}

/**
 * Writes a payment of one booking that is charged to the card of its order while the renter is away, and has the
 * queue ask the provider at once; answers its id, or nothing where its occasion was written before.
 */
export async function writeLaterPayment(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'tasks'>,
  { bookingId, purpose, cents, onceKey, extensionId }: LaterPayment,
): Promise<string | undefined> {
  const paid = await tx
    .selectFrom('bookings')
    .innerJoin('payments', 'payments.order_id', 'bookings.order_id')
    .leftJoin('payment_methods', (join) =>
      join
        .onRef('payment_methods.id', '=', 'payments.method_id')
        .on('payment_methods.removed_at', 'is', null),
    )
    .select(['bookings.renter_id', 'payments.provider', 'payment_methods.id as method_id'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const payment = await tx
    .insertInto('payments')
    .values({
      purpose,
      booking_id: bookingId,
      user_id: paid.renter_id,
      provider: paid.provider,
      amount_cents: cents,
      method_id: paid.method_id,
      once_key: onceKey ?? null,
      extension_id: extensionId ?? null,
      check_at: null,
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (payment) await wakePayment(tx, deps, { paymentId: payment.id })
  return payment?.id
}
