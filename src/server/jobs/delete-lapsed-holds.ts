import type { Job } from './job.ts'

/** A payment that came a little late finds its dates still held, unless somebody else wants them. */
const GRACE_MINUTES = 10

/** Clears away holds that nobody paid for. They block nobody before that: a new hold drops the lapsed ones itself. */
export const deleteLapsedHolds: Job = {
  name: 'delete-lapsed-holds',
  everyMs: 60_000,
  async run({ db }) {
    await db.pool.query(
      `delete from public.reservations where id in (
         select id from public.reservations where expires_at < now() - $1 * interval '1 minute'
         limit 1000 for update skip locked
       )`,
      [GRACE_MINUTES],
    )
  },
}
