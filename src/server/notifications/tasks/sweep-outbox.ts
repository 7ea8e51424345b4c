import type { Job } from '#backend/jobs/job.ts'
import { rule } from '#domain/settings/rules.ts'

/** Forgets mails that went out or were given up longer ago than the operator keeps them. */
export const sweepOutbox: Job = {
  name: 'sweep-outbox',
  everyMs: 3_600_000,
  async run({ db }) {
    await db.pool.query(SWEEP_OUTBOX, [rule('mailDays')])
  },
}

/** A mail ends after it was written, by which an index finds the old ones: all were read for the few. */
export const SWEEP_OUTBOX = `
  delete from public.outbox
  where created_at < now() - make_interval(days => $1) and coalesce(sent_at, failed_at) < now() - make_interval(days => $1)`
