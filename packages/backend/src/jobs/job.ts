import type { AppDeps } from '#backend/register.ts'

/** Reaches the app in this process, as a request from outside would. */
export type AppFetch = (request: Request) => Promise<Response>

/** A job that runs by the clock. Any number of processes may run the same job at the same time. */
export interface Job {
  name: string
  /** Pause between the end of one run and the start of the next. */
  everyMs: number
  /** `stopping` asks a long run to end early; what it leaves, the next one does. */
  run(deps: AppDeps, fetch: AppFetch, stopping?: AbortSignal): Promise<void>
}
