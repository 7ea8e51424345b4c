import type { Transaction } from 'kysely'
import { asService } from '#backend/db/as-service.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Schema } from '#contract/schema.ts'
import { lockCheckout } from '#server/checkout/lock-checkout.ts'
import { mailCancelled } from '#server/checkout/mail-cancelled.ts'
import type { Deps } from '#server/deps.ts'

/** Cancels requests that their owner did not answer in time; their dates are free and their money is let go. */
export const expireRequests: Job = {
  name: 'expire-requests',
  everyMs: 5_000,
  async run(deps) {
    const { rows } = await deps.db.pool.query<{ id: string; renter_id: string }>(
      `select id, renter_id from public.bookings
       where status = 'requested' and request_expires_at <= $1 order by request_expires_at limit 100`,
      [deps.now()],
    )
    for (const { id, renter_id } of rows) {
      try {
        await asService(deps.db, (tx) => expire(tx, deps, id, renter_id))
      } catch (error) {
        // One that cannot be ended holds up none behind it.
        deps.log.error({ err: error, bookingId: id }, 'request is not cancelled yet')
      }
    }
  },
}

async function expire(tx: Transaction<Schema>, deps: Deps, id: string, renterId: string): Promise<void> {
  // Before booking and payment, as whoever settles the payment takes it.
  await lockCheckout(tx, renterId)
  const expired = await tx
    .updateTable('bookings')
    .set({ status: 'cancelled', status_reason: 'expired' })
    .where('id', '=', id)
    // The owner may just have answered.
    .where('status', '=', 'requested')
    .returning('order_id')
    .executeTakeFirst()
  if (!expired) return
  await mailCancelled(tx, deps.config.siteUrl, id, 'expired')
  await tx
    .updateTable('payments')
    .set({ check_at: deps.now().toISOString() })
    .where('order_id', '=', expired.order_id)
    .execute()
}
