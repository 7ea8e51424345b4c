import type { Hono } from 'hono'
import { createApp, type Offer } from './create-app.ts'
import { createDeps, type Parts } from './create-deps.ts'
import type { Deps } from './deps.ts'
import type { AppFetch, Job } from './jobs/job.ts'
import { HOUSEKEEPING, startJobs } from './jobs/jobs.ts'
import { type ObserveWork, unobserved } from './jobs/observe-work.ts'
import { type DueReport, runDue } from './jobs/run-due.ts'
import { type Realtime, realtime } from './realtime/realtime.ts'
import type { AppDeps } from './register.ts'
import { type AnyTask, taskRunner } from './tasks/run-task.ts'
import type { RunTask } from './tasks/task-queue.ts'

export interface BackendOptions extends Parts, Offer {
  /** The application's scheduled jobs, which run beside the backend's own. */
  jobs?: readonly Job[]
  /** The kinds of task that use cases may enqueue. */
  tasks?: readonly AnyTask[]
  /** Looks on while jobs and tasks are done. */
  observeWork?: ObserveWork | undefined
  /** Hears how many sockets this process has open, whenever that changes. */
  observeSockets?: ((open: number) => void) | undefined
  /** Dependencies that the application adds for its use cases, tasks and jobs; see `Register`. */
  extend?(deps: Deps): Partial<AppDeps>
}

export interface Backend {
  app: Hono
  /** Reaches the app in this process, as a request from outside would. */
  fetch: AppFetch
  deps: AppDeps
  /**
   * Takes the `upgrade` of a Node.js server where it is for Realtime, and says whether it was:
   * `server.on('upgrade', backend.upgrade)`.
   */
  upgrade: Realtime['upgrade']
  /** Closes the sockets that Realtime has open and shortens `runDue`, as the first thing when a server stops. */
  hangUp(): Promise<void>
  /** Starts what happens by the clock and what was enqueued; in any number of processes. */
  start(): Promise<void>
  /**
   * Does what is due now instead, for so many milliseconds at the most: where no process does it by the clock but a
   * scheduler calls. Calls at the same time share the work.
   */
  runDue(ms: number): Promise<DueReport>
  /** Ends what was started, once the runs under way have ended. */
  stop(): Promise<void>
  /** Stops, and closes the database. */
  close(): Promise<void>
}

const REALTIME_PATH = '/realtime/v1'

/** An application's whole backend on one database, in this process. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { jobs = [], tasks = [], observeWork = unobserved, observeSockets, extend } = options
  const own = await createDeps(options)
  const deps = Object.assign(own, extend?.(own)) as AppDeps
  const app = createApp(deps, options)
  const live = realtime(deps, REALTIME_PATH, observeSockets)
  app.route(REALTIME_PATH, live.app)
  const fetch: AppFetch = async (request) => app.fetch(request)
  const runTask = taskRunner(tasks)
  const observedJobs = [...HOUSEKEEPING, ...jobs].map((job) => observedJob(job, observeWork))
  const observedTask: RunTask = (name, data) => observeWork('task', name, () => runTask(deps, name, data))
  const leaving = new AbortController()
  let stopJobs = async () => {}
  const stop = () => stopJobs()
  return {
    app,
    fetch,
    deps,
    upgrade: live.upgrade,
    async hangUp() {
      leaving.abort()
      await live.close()
    },
    async start() {
      stopJobs = startJobs(deps, fetch, observedJobs)
      await deps.tasks.start(observedTask)
    },
    runDue: (ms) => runDue({ deps, fetch, jobs: observedJobs, runTask: observedTask }, ms, leaving.signal),
    stop,
    async close() {
      leaving.abort()
      await live.close()
      await stop()
      await deps.db.close()
    },
  }
}

const observedJob = (job: Job, observeWork: ObserveWork): Job => ({
  ...job,
  run: (...given) => observeWork('job', job.name, () => job.run(...given)),
})
