import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { extension } from '../extension.ts'

/** Ends extensions that were not answered or paid in time, or whose rental is over, and applies those that cost nothing. */
export const finishExtensions: Job = {
  name: 'finish-extensions',
  everyMs: 5_000,
  async run(deps) {
    const { rows } = await deps.db.pool.query<{ id: string; name: string }>(
      `select e.id, case
         when b.status in ('confirmed', 'picked_up') and e.status = 'paying' and e.price_cents = 0 then 'pay'
         when e.status = 'paying' then 'lapse' else 'expire' end as name
       from public.extensions e join public.bookings b on b.id = e.booking_id
       where e.status in ('requested', 'paying')
         and (e.expires_at <= $1 or (e.status = 'paying' and e.price_cents = 0)
           or (e.status = 'paying' and b.status not in ('confirmed', 'picked_up')))
       order by e.expires_at limit 100`,
      [deps.now()],
    )
    for (const { id, name } of rows) {
      try {
        // The extension may just have been answered or paid: then there is nothing to do.
        await inTransaction(deps.db, { as: 'service' }, (tx) =>
          transition(tx, deps, extension, { id, name, actor: 'clock' }),
        )
      } catch (error) {
        deps.log.error({ err: error, extensionId: id }, 'extension could not be finished')
      }
    }
  },
}
