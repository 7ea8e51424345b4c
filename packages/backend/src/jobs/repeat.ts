import { setTimeout as sleep } from 'node:timers/promises'
import type { AppDeps } from '#backend/register.ts'
import type { AppFetch, Job } from './job.ts'

/** Runs one job again and again, never twice at once here; a run that fails is logged and the next one comes. */
export function repeat(job: Job, deps: AppDeps, fetch: AppFetch): () => Promise<void> {
  const stopping = new AbortController()
  const ended = loop(job, deps, fetch, stopping.signal)
  return () => {
    stopping.abort()
    return ended
  }
}

async function loop(job: Job, deps: AppDeps, fetch: AppFetch, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.run(deps, fetch, signal)
    } catch (error) {
      if (!deps.outage.covers(error)) deps.log.error({ err: error, job: job.name }, 'job failed')
    }
    // An aborted pause is the end, not an error; a pause alone does not keep the process alive.
    await sleep(job.everyMs, undefined, { signal, ref: false }).catch(() => {})
  }
}
