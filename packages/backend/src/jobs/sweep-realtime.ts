import type { Job } from './job.ts'

/** What every process has told its subscribers by now, and messages that nobody can have replayed any more. */
const SWEEPS = [
  `delete from realtime.changes where changed_at < now() - interval '10 minutes'`,
  `delete from realtime.envelopes where sent_at < now() - interval '10 minutes'`,
  `delete from realtime.messages where inserted_at < now() at time zone 'utc' - interval '72 hours'`,
]

/** Deletes what has been delivered. */
export const sweepRealtime: Job = {
  name: 'sweep-realtime',
  everyMs: 60_000,
  async run({ db }) {
    for (const sweep of SWEEPS) await db.pool.query(sweep)
  },
}
