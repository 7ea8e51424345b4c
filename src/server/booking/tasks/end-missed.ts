import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { OPEN_CLAIM_STATUSES } from '#domain/claim/lifecycle.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { booking } from '../booking.ts'

/** Ends confirmed rentals that were never picked up, once the renter can no longer report the lender. */
export const endMissed: Job = {
  name: 'end-missed',
  everyMs: 30_000,
  async run(deps) {
    const { rows } = await deps.db.pool.query<{ id: string }>(
      `select b.id from public.bookings b
       where b.status = 'confirmed' and b.end_date <= $1 and b.start_date + make_interval(hours => (b.terms ->> 'claimHours')::integer) <= $1
         and not exists (select from public.claims c where c.booking_id = b.id and c.status = any ($2))
       order by b.end_date limit 100`,
      [deps.now(), OPEN_CLAIM_STATUSES],
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
