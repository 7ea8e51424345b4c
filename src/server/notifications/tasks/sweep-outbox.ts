import type { Job } from '#backend/jobs/job.ts'

/** Forgets mails a month after they went out or were given up. */
export const sweepOutbox: Job = {
  name: 'sweep-outbox',
  everyMs: 3_600_000,
  async run({ db }) {
    await db.pool.query(
      `delete from public.outbox where coalesce(sent_at, failed_at) < now() - interval '30 days'`,
    )
  },
}
