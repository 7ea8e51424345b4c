import { setTimeout as sleep } from 'node:timers/promises'
import type { AppDeps } from '#backend/register.ts'
import type { RunTask } from '#backend/tasks/task-queue.ts'
import type { AppFetch, Job } from './job.ts'
import { beginTurn, dueJobs, endTurn } from './job-turns.ts'

/** Jobs at a time: a slow one delays few others, and connections stay free. */
const AT_ONCE = 3
/** How long what is under way when the time is over is waited for. */
const GRACE_MS = 5_000
/** Pause between two looks whether the queue is empty. */
const LOOK_MS = 100

export interface Work {
  deps: AppDeps
  fetch: AppFetch
  jobs: readonly Job[]
  runTask: RunTask
}

/** What a call did. */
export interface DueReport {
  /** Names of the jobs that ran. */
  jobs: string[]
  /** Those of them that failed, of which the log says more. */
  failed: string[]
  /** Those that were still under way when the time was over. */
  unfinished: string[]
  /** How many tasks of the queue were tried. */
  tasks: number
  /** Whether the time was over before the work was. */
  isMore: boolean
}

interface Progress {
  ran: Set<string>
  failed: Set<string>
  underWay: Set<string>
  tasks: number
  isDone: boolean
}

/**
 * Does what is due now, for `ms` at the most: the jobs whose pause is over and what waits in the queue, and that again
 * while tasks were done, as they cause mails. Calls at the same time share the work.
 */
export async function runDue(
  work: Work,
  ms: number,
  stopping: AbortSignal,
  graceMs = GRACE_MS,
): Promise<DueReport> {
  const progress: Progress = {
    ran: new Set(),
    failed: new Set(),
    underWay: new Set(),
    tasks: 0,
    isDone: false,
  }
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(ms)])
  const rounds = runRounds(work, progress, signal, ms + graceMs)
  const late = Promise.withResolvers<void>()
  const overrun = () => setTimeout(late.resolve, graceMs).unref()
  signal.addEventListener('abort', overrun)
  let isAnswered = false
  // Afterwards a failure has nobody left to tell.
  rounds.catch((err: unknown) => {
    if (isAnswered && !work.deps.outage.covers(err)) work.deps.log.error({ err }, 'jobs failed')
  })
  await Promise.race([rounds, late.promise]).finally(() => {
    isAnswered = true
    signal.removeEventListener('abort', overrun)
  })
  return {
    jobs: [...progress.ran].sort(),
    failed: [...progress.failed].sort(),
    unfinished: [...progress.underWay].sort(),
    tasks: progress.tasks,
    isMore: !progress.isDone,
  }
}

async function runRounds(work: Work, progress: Progress, signal: AbortSignal, turnMs: number): Promise<void> {
  const { tasks } = work.deps
  let underWay = 0
  const stopTasks = await tasks.start(async (name, data) => {
    progress.tasks++
    underWay++
    await work.runTask(name, data).finally(() => underWay--)
  })
  try {
    let before: number
    do {
      before = progress.tasks
      await runJobs(work, progress, signal, turnMs)
      while (!signal.aborted && (underWay > 0 || (await tasks.areWaiting())))
        await sleep(LOOK_MS, undefined, { signal }).catch(() => {})
    } while (!signal.aborted && progress.tasks > before)
    progress.isDone = !signal.aborted
  } finally {
    await stopTasks()
  }
}

async function runJobs(work: Work, progress: Progress, signal: AbortSignal, turnMs: number): Promise<void> {
  const due = await dueJobs(work.deps, work.jobs)
  const next = async (): Promise<void> => {
    for (let job = due.shift(); job && !signal.aborted; job = due.shift())
      await runJob(work, job, progress, signal, turnMs)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

async function runJob(
  { deps, fetch }: Work,
  job: Job,
  { ran, failed, underWay }: Progress,
  signal: AbortSignal,
  turnMs: number,
): Promise<void> {
  const began = deps.now()
  if (!(await beginTurn(deps, job, turnMs))) return
  underWay.add(job.name)
  ran.add(job.name)
  try {
    await job.run(deps, fetch, signal)
  } catch (err) {
    failed.add(job.name)
    if (!deps.outage.covers(err)) deps.log.error({ err, job: job.name }, 'job failed')
  } finally {
    underWay.delete(job.name)
    await endTurn(deps, job, began)
  }
}
