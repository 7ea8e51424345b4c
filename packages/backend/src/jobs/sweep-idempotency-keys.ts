import type { Job } from './job.ts'

/** Hours for which a repeated request gets its first answer. */
const KEPT_HOURS = 24

/** Forgets what use cases answered long ago. */
export const sweepIdempotencyKeys: Job = {
  name: 'sweep-idempotency-keys',
  everyMs: 15 * 60_000,
  async run({ db, now }) {
    const before = new Date(now().getTime() - KEPT_HOURS * 3_600_000)
    await db.pool.query('delete from functions.idempotency_keys where created_at < $1', [before])
  },
}
