import type { Job } from '#backend/jobs/job.ts'

/** Forgets views of the site as a person a day after they ended; the audit log keeps who saw what and why. */
export const sweepPersonViews: Job = {
  name: 'sweep-person-views',
  everyMs: 3_600_000,
  async run({ db }) {
    await db.pool.query(`delete from public.person_views where expires_at < now() - interval '1 day'`)
  },
}
