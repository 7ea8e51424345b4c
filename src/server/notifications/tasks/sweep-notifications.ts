import type { Job } from '#backend/jobs/job.ts'
import { rule } from '#domain/settings/rules.ts'

/** Deletes notifications after half a year, or the days that the operator sets, in batches. */
export const sweepNotifications: Job = {
  name: 'sweep-notifications',
  everyMs: 3_600_000,
  async run({ db, now }) {
    await db.pool.query(
      `delete from public.notifications where id in (
         select id from public.notifications where created_at < $1::timestamptz - make_interval(days => $2)
         order by created_at limit 5000
       )`,
      [now(), rule('noticeDays')],
    )
  },
}
