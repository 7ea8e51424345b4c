import type { AppDeps } from '#backend/register.ts'
import { forgetIdempotencyKeys } from './forget-idempotency-keys.ts'
import type { AppFetch, Job } from './job.ts'
import { repeat } from './repeat.ts'
import { superviseTasks } from './supervise-tasks.ts'
import { sweepAuth } from './sweep-auth.ts'
import { sweepFiles } from './sweep-files.ts'

/** What the backend itself clears away by the clock. */
export const HOUSEKEEPING: readonly Job[] = [forgetIdempotencyKeys, superviseTasks, sweepAuth, sweepFiles]

/** Starts every job; answers what stops them, once the runs under way have ended. */
export function startJobs(deps: AppDeps, fetch: AppFetch, jobs: readonly Job[]): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, deps, fetch))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
