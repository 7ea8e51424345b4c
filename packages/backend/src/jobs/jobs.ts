import type { AppDeps } from '#backend/register.ts'
import type { AppFetch, Job } from './job.ts'
import { repeat } from './repeat.ts'
import { resealFactors } from './reseal-factors.ts'
import { superviseTasks } from './supervise-tasks.ts'
import { sweepAuth } from './sweep-auth.ts'
import { sweepFiles } from './sweep-files.ts'
import { sweepIdempotencyKeys } from './sweep-idempotency-keys.ts'
import { sweepRealtime } from './sweep-realtime.ts'

/** The backend's own scheduled cleaning. */
export const HOUSEKEEPING: readonly Job[] = [
  sweepIdempotencyKeys,
  superviseTasks,
  resealFactors,
  sweepAuth,
  sweepFiles,
  sweepRealtime,
]

/** Starts every job; returns a function that stops them once the runs under way have ended. */
export function startJobs(deps: AppDeps, fetch: AppFetch, jobs: readonly Job[]): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, deps, fetch))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
