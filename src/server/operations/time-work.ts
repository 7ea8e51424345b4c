import type { ObserveWork } from '#backend/jobs/observe-work.ts'
import { causedBy } from '#backend/start/cause.ts'
import { workSeconds } from './metrics-registry.ts'

/** Counts the time of each run of a job and each task, and has the log name it in what it causes. */
export const timeWork =
  (observe: ObserveWork): ObserveWork =>
  async (kind, name, work) => {
    const end = workSeconds.startTimer({ kind, name })
    let failed = true
    try {
      const result = await causedBy({ [kind]: name }, () => observe(kind, name, work))
      failed = false
      return result
    } finally {
      end({ failed: String(failed) })
    }
  }
