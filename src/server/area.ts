import type { Hono } from 'hono'
import type { AnyUseCase } from '#backend/functions/use-case.ts'
import type { Job } from '#backend/jobs/job.ts'
import type { AnyTask } from '#backend/tasks/run-task.ts'
import type { SubjectKind } from './cases/subject.ts'
import type { Deps } from './deps.ts'
import type { PaymentFollower } from './money/follower.ts'
import type { PersonalData } from './personal-data.ts'

/** The contributions of one area to the app. */
export interface Area {
  /** Decisions behind `/functions/v1/<name>`. */
  useCases?: readonly AnyUseCase[]
  /** Scheduled jobs. */
  jobs?: readonly Job[]
  /** Kinds of task that the area's transactions enqueue. */
  tasks?: readonly AnyTask[]
  /** What the area does when a payment changes its state. */
  paymentFollowers?: readonly PaymentFollower[]
  /** What of the area can be reported, and what a decision on it does. */
  caseSubjects?: readonly SubjectKind[]
  /** Endpoints for programs that do not speak the official client's protocols. */
  routes?: readonly Route[]
  /** The export and deletion of a person's rows in the area's tables. */
  personalData?: PersonalData
}

export interface Route {
  /** Where it is mounted. */
  path: string
  create(deps: Deps): Hono
}
