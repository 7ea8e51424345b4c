import type { AnyUseCase } from '#backend/functions/use-case.ts'
import type { Job } from '#backend/jobs/job.ts'

/** What one area of the product gives to the app. */
export interface Area {
  /** Decisions behind `/functions/v1/<name>`. */
  useCases?: readonly AnyUseCase[]
  /** What happens by the clock. */
  jobs?: readonly Job[]
}
