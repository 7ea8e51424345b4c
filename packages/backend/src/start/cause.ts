import { AsyncLocalStorage } from 'node:async_hooks'

/** What caused a line of the log: a request, or a job or task. */
interface Cause {
  requestId?: string
  route?: string
  job?: string
  task?: string
}

const causes = new AsyncLocalStorage<Cause>()

/** Runs `work`, and all that it leads to: every line of the log then names its cause. */
export const causedBy = <T>(cause: Cause, work: () => T): T => causes.run(cause, work)

/** What a line of the log says about its cause; nothing where none is known. */
export const currentCause = (): Cause => causes.getStore() ?? {}
