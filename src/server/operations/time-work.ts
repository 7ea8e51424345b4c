import { randomUUID } from 'node:crypto'
import type { ObserveWork } from '#backend/jobs/observe-work.ts'
import { causedBy, currentCause } from '#backend/start/cause.ts'
import { workSeconds } from './metrics-registry.ts'

/** Counts the time of each run of a job and each task, and has the log name it in what it causes, with an id. */
export const timeWork =
  (observe: ObserveWork): ObserveWork =>
  async (kind, name, work) => {
    const { requestId, runId = randomUUID() } = currentCause()
    const cause = requestId ? { requestId } : { runId }
    const end = workSeconds.startTimer({ kind, name })
    let failed = true
    try {
      const result = await causedBy({ ...cause, [kind]: name }, () => observe(kind, name, work))
      failed = false
      return result
    } finally {
      end({ failed: String(failed) })
    }
  }
