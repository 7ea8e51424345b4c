import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { CLAIM_MS } from '#domain/claim/claim-window.ts'
import { OPEN_CLAIM_STATUSES } from '#domain/claim/lifecycle.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { booking } from '../booking.ts'

/** Ends confirmed rentals that were never picked up, once the renter can no longer report the lender. */
export const endMissed: Job = {
  name: 'end-missed',
  everyMs: 30_000,
  async run(deps) {
    const now = deps.now()
    const { rows } = await deps.db.pool.query<{ id: string }>(
      `select b.id from public.bookings b
       where b.status = 'confirmed' and b.end_date <= $1 and b.start_date <= $2
         and not exists (select from public.claims c where c.booking_id = b.id and c.status = any ($3))
       order by b.end_date limit 100`,
      [now, new Date(now.getTime() - CLAIM_MS), OPEN_CLAIM_STATUSES],
    )
    for (const { id } of rows) {
      try {
        // The rental may just have been reported or cancelled: then there is nothing to end.
        await inTransaction(deps.db, { as: 'service' }, (tx) =>
          transition(tx, deps, booking, { id, name: 'miss', actor: 'clock' }),
        )
      } catch (error) {
        deps.log.error({ err: error, bookingId: id }, 'missed rental could not be ended')
      }
    }
  },
}
