import { inTransaction } from '#backend/db/transaction.ts'
import type { Job } from '#backend/jobs/job.ts'
import { decideSubmission } from '../decide-submission.ts'

/** Milliseconds for which the demo pretends to check a document. */
const CHECK_MS = 1_000

/** Submissions that have waited longer are left to the moderators: the demo starts with something to decide. */
const LEFT_AFTER_MS = 10 * 60_000

/** Plays the moderator outside production: what was submitted is verified a second later. */
export const verifyDemoKyc: Job = {
  name: 'verify-demo-kyc',
  everyMs: 500,
  async run({ config, db, now }) {
    if (config.mode === 'production') return
    const at = now().getTime()
    const [after, before] = [new Date(at - LEFT_AFTER_MS), new Date(at - CHECK_MS)]
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from public.kyc_submissions where status = 'pending' and submitted_at between $1 and $2 limit 100`,
      [after, before],
    )
    for (const { id } of rows) {
      await inTransaction(db, { as: 'service' }, (tx) =>
        decideSubmission(tx, id, { status: 'verified', at: now() }),
      )
    }
  },
}
