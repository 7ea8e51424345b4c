import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { booking } from '../booking.ts'

/** Completes what came back without a report within the agreed hours, and releases its money. */
export const completeReturned: Job = {
  name: 'complete-returned',
  everyMs: 30_000,
  async run(deps) {
    const { rows } = await deps.db.pool.query<{ id: string }>(
      `select id from public.bookings
       where status = 'returned' and returned_at + make_interval(hours => (terms ->> 'claimHours')::integer) <= $1
       order by returned_at limit 100`,
      [deps.now()],
    )
    for (const { id } of rows) {
      try {
        await inTransaction(deps.db, { as: 'service' }, (tx) =>
          transition(tx, deps, booking, { id, name: 'complete', actor: 'clock' }),
        )
      } catch (error) {
        deps.log.error({ err: error, bookingId: id }, 'rental could not be completed')
      }
    }
  },
}
