import { asService } from '#backend/db/as-service.ts'
import type { Job } from '#backend/jobs/job.ts'
import { decideSubmission } from '../decide-submission.ts'

/** How long the specification's simulated check takes. */
const CHECK_MS = 1_000

/** Plays the moderator outside production: what was submitted is verified a second later. */
export const verifyDemoKyc: Job = {
  name: 'verify-demo-kyc',
  everyMs: 500,
  async run({ config, db, now }) {
    if (config.mode === 'production') return
    const before = new Date(now().getTime() - CHECK_MS)
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from public.kyc_submissions where status = 'pending' and submitted_at <= $1 limit 100`,
      [before],
    )
    for (const { id } of rows) {
      await asService(db, (tx) => decideSubmission(tx, id, { status: 'verified', at: now() }))
    }
  },
}
