import type { Job } from '#backend/jobs/job.ts'

/** Deletes lapsed holds, and what is remembered of them. They block no dates before that: a new hold drops the lapsed ones of its item itself. */
export const deleteLapsedHolds: Job = {
  name: 'delete-lapsed-holds',
  everyMs: 30_000,
  async run({ db }) {
    await db.pool.query(
      `delete from public.reservations where id in (
         select id from public.reservations where expires_at <= now() limit 1000 for update skip locked
       )`,
    )
    await db.pool.query(`delete from public.held_periods where held_until < now() - interval '20 minutes'`)
  },
}
