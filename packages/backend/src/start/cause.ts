import { AsyncLocalStorage } from 'node:async_hooks'

/** What caused a line of the log: a request, or a job or task. */
interface Cause extends CauseIds {
  route?: string
  job?: string
  task?: string
}

interface CauseIds {
  requestId?: string
  /** Of the run of a job, or of a task that no request caused. */
  runId?: string
}

const causes = new AsyncLocalStorage<Cause>()

/** Runs `work`, and all that it leads to: every line of the log then names its cause. */
export const causedBy = <T>(cause: Cause, work: () => T): T => causes.run(cause, work)

/** What a line of the log says about its cause; nothing where none is known. */
export const currentCause = (): Cause => causes.getStore() ?? {}

/** The ids alone, for what is done later because of it. */
export function causeIds(): CauseIds {
  const { requestId, runId } = currentCause()
  if (requestId) return { requestId }
  return runId ? { runId } : {}
}

/** The one id by which the log has the cause; null where none is known. */
export function causeId(): string | null {
  const { requestId, runId } = causeIds()
  return requestId ?? runId ?? null
}
