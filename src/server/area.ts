import type { AnyUseCase } from '#backend/functions/use-case.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from './deps.ts'

/** What one area of the product gives to the app. */
export interface Area {
  /** Decisions behind `/functions/v1/<name>`. */
  useCases?: readonly AnyUseCase[]
  /** What happens by the clock. */
  jobs?: readonly Job[]
  /** What is done later or outside, when a transaction asked for it. */
  // biome-ignore lint/suspicious/noExplicitAny: each task has data of its own
  tasks?: readonly Task<Deps, any>[]
}
