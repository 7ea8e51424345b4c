import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { REPORT_MS } from '#domain/booking/handover.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { booking } from '../booking.ts'

/** Completes what came back 48 hours ago without a report, and releases its money. */
export const completeReturned: Job = {
  name: 'complete-returned',
  everyMs: 30_000,
  async run(deps) {
    const { rows } = await deps.db.pool.query<{ id: string }>(
      `select id from public.bookings where status = 'returned' and returned_at <= $1 order by returned_at limit 100`,
      [new Date(deps.now().getTime() - REPORT_MS)],
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
