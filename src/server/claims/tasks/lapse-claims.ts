import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { claim } from '../claim.ts'

/** Ends claims whose deadline has passed: a side that was silent agrees with what was written last. */
export const lapseClaims: Job = {
  name: 'lapse-claims',
  everyMs: 30_000,
  async run(deps) {
    const { rows } = await deps.db.pool.query<{ id: string }>(
      'select id from public.claims where due_at <= $1 order by due_at limit 100',
      [deps.now()],
    )
    for (const { id } of rows) {
      try {
        // The other side may just have answered: then there is a new deadline, or none.
        await inTransaction(deps.db, { as: 'service' }, (tx) =>
          transition(tx, deps, claim, { id, name: 'lapse', actor: 'clock' }),
        )
      } catch (error) {
        deps.log.error({ err: error, claimId: id }, 'claim could not be ended')
      }
    }
  },
}
