import type { RequestListener } from 'node:http'
import type { ObserveWork } from '#backend/jobs/observe-work.ts'
import type { Deps } from '#server/deps.ts'

/** Tells the operator's collector what this process does and how long that takes; of nobody's person, and no values. */
export interface Telemetry {
  /** Makes a span of each request; `useCases` are the names of those that there are. */
  observeRequests(answer: RequestListener, useCases: readonly { name: string }[]): RequestListener
  /** Makes a span of a job or task. */
  observeWork: ObserveWork
  /** Makes a span of each statement of a request, job or task, and reports what is measured of the site. */
  watch(site: Pick<Deps, 'db' | 'config'>): void
  /** Sends what has been collected. */
  close(): Promise<void>
}
