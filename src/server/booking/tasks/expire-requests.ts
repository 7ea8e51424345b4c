import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { booking } from '../booking.ts'

/** Cancels requests that their owner did not answer in time. */
export const expireRequests: Job = {
  name: 'expire-requests',
  everyMs: 5_000,
  async run(deps) {
    const { rows } = await deps.db.pool.query<{ id: string }>(
      `select id from public.bookings
       where status = 'requested' and request_expires_at <= $1 order by request_expires_at limit 100`,
      [deps.now()],
    )
    for (const { id } of rows) {
      try {
        // The owner may just have answered: then there is nothing to expire.
        await inTransaction(deps.db, { as: 'service' }, (tx) =>
          transition(tx, deps, booking, { id, name: 'expire', actor: 'clock' }),
        )
      } catch (error) {
        // One that cannot be ended must not hold up the next.
        deps.log.error({ err: error, bookingId: id }, 'unanswered request could not be cancelled')
      }
    }
  },
}
