import type { Job } from '#backend/jobs/job.ts'
import { rule } from '#domain/settings/rules.ts'

/** Deletes changes of listings that nobody decided on, in batches; a decision and what it was about stay. */
export const sweepRevisions: Job = {
  name: 'sweep-revisions',
  everyMs: 3_600_000,
  async run({ db, now }) {
    await db.pool.query(
      `delete from public.item_revisions where id in (
         select id from public.item_revisions
         where status = 'withdrawn' and decided_at < $1::timestamptz - make_interval(days => $2)
         order by decided_at limit 1000
       )`,
      [now(), rule('withdrawnDays')],
    )
  },
}
