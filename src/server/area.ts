import type { Hono } from 'hono'
import type { AnyUseCase } from '#backend/functions/use-case.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { AnyTask } from '#backend/tasks/run-task.ts'
import type { Deps } from './deps.ts'
import type { PersonalData } from './personal-data.ts'

/** What one area of the product gives to the app. */
export interface Area {
  /** Decisions behind `/functions/v1/<name>`. */
  useCases?: readonly AnyUseCase[]
  /** What happens by the clock. */
  jobs?: readonly Job[]
  /** What is done later or outside, when a transaction asked for it. */
  tasks?: readonly AnyTask[]
  /** What programs read that do not speak the official client's protocols. */
  routes?: readonly Route[]
  /** What becomes of a person's rows in its tables. */
  personalData?: PersonalData
}

export interface Route {
  /** Where it is mounted. */
  path: string
  create(deps: Deps): Hono
}
