import type { Deps } from '#server/deps.ts'
import { deleteLapsedHolds } from './delete-lapsed-holds.ts'
import { deliverMail } from './deliver-mail.ts'
import { deliverTestWebhooks } from './deliver-test-webhooks.ts'
import { expireRequests } from './expire-requests.ts'
import { forgetIdempotencyKeys } from './forget-idempotency-keys.ts'
import type { AppFetch, Job } from './job.ts'
import { repeat } from './repeat.ts'
import { settlePayments } from './settle-payments.ts'
import { sweepAuth } from './sweep-auth.ts'
import { sweepFiles } from './sweep-files.ts'
import { verifyDemoKyc } from './verify-demo-kyc.ts'

/** Everything that happens by the clock: adding a job is a file and a line here. */
export const JOBS: readonly Job[] = [
  deleteLapsedHolds,
  deliverMail,
  deliverTestWebhooks,
  expireRequests,
  forgetIdempotencyKeys,
  settlePayments,
  sweepAuth,
  sweepFiles,
  verifyDemoKyc,
]

/** Starts every job; answers what stops them, once the runs under way have ended. */
export function startJobs(deps: Deps, fetch: AppFetch, jobs = JOBS): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, deps, fetch))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
