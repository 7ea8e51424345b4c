import { createHash, randomUUID } from 'node:crypto'
import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database } from '#backend/db/database.ts'
import { oneProcessAtATime } from '#backend/db/one-process-at-a-time.ts'
import { OutageLog } from '#backend/db/outage-log.ts'
import type { Log } from '#backend/log.ts'
import { causedBy, causeIds } from '#backend/start/cause.ts'
import { TaskRefused } from './task.ts'

/** One queue for all kinds of tasks: an idle process asks the database once a second, whatever their number. */
const QUEUE = 'tasks'
const FAILED = 'failed-tasks'
/** Tries after the first: pauses of 5 s, 10 s, 20 s … up to an hour, about half a day in all. */
const RETRIES = {
  retryLimit: 18,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
}
const BATCH = 10
/** Failed tasks that are listed. */
const MAX_LISTED = 100

/** The transaction that causes a task: the query builder's, or a plain connection. */
// biome-ignore lint/suspicious/noExplicitAny: whatever tables it knows
export type Causing = Transaction<any> | Pick<pg.ClientBase, 'query'>

export interface EnqueueOptions {
  /** Names the occasion: a second task of this name for it is not enqueued. */
  onceKey?: string
  /** Not before this instant. */
  after?: Date
}

export interface FailedTask {
  id: string
  name: string
  data: object
  error: string
  failedAt: Date
}

export type RunTask = (name: string, data: object) => Promise<void>

/** The durable queue: what is enqueued in a transaction is done if and only if that commits. */
export interface TaskQueue {
  enqueue(tx: Causing, name: string, data: object, options?: EnqueueOptions): Promise<void>
  /** Runs the tasks, in any number of processes at once; answers what ends that once those under way have ended. */
  start(run: RunTask): Promise<() => Promise<void>>
  /** Whether a task could be taken now. */
  areWaiting(): Promise<boolean>
  /** Does what is waiting now, without its pauses, and answers how many were tried; for tests. */
  drain(run: RunTask): Promise<number>
  /** How many tasks were given up, and the latest of them, newest first. */
  failed(): Promise<{ count: number; tasks: FailedTask[] }>
  /** Gives back what a killed process had begun, and clears away what is long done. */
  supervise(): Promise<void>
  /** Puts what was given up back into the queue, all of it or those of these ids; answers how many. */
  retryFailed(ids?: string[]): Promise<number>
}

interface Enqueued {
  name: string
  data: object
  /** The request or run that caused it, which its log and mails name. */
  cause?: ReturnType<typeof causeIds>
}

/** Opens the queue, with tables of its own in the schema `pgboss`; it ends with the database's connections. */
export async function openTaskQueue(db: Database, log: Log, outage = new OutageLog(log)): Promise<TaskQueue> {
  let on: pg.Pool | pg.PoolClient = db.pool
  const sql = { executeSql: (text: string, values?: unknown[]) => sqlOf(on).executeSql(text, values) }
  const boss = new PgBoss({ db: sql, supervise: false, schedule: false })
  boss.on('error', (error) => outage.covers(error) || log.error({ err: error }, 'task queue'))
  db.onClose(() => boss.stop({ graceful: true, timeout: 10_000, close: false }))
  await oneProcessAtATime(db, async (client) => {
    // The embedded database has no other connection.
    on = client
    await boss.start()
    await install(client, boss)
    // Has the library read its queues while the connection is free: in a transaction of the embedded database it would
    // wait for another one, which there is not.
    await boss.findJobs(QUEUE, { id: randomUUID() })
    on = db.pool
  })

  /** Runs a batch and reports the outcome of each task; a failing one delays none of the others. */
  const work = (run: RunTask, jobs: Job<Enqueued>[]): Promise<JobResult[]> =>
    Promise.all(
      jobs.map(({ id, data }) =>
        causedBy(data.cause ?? {}, async () => {
          try {
            await run(data.name, data.data)
            return { id, status: 'completed' as const }
          } catch (error) {
            log.warn({ err: error, task: data.name, id }, 'task failed')
            const status = error instanceof TaskRefused ? 'deadletter' : 'failed'
            return { id, status, output: { message: (error as Error).message } }
          }
        }),
      ),
    )

  return {
    async enqueue(tx, name, data, { onceKey, after } = {}) {
      await boss.send(QUEUE, { name, data, cause: causeIds() } satisfies Enqueued, {
        db: sqlOf(tx),
        ...(onceKey && { id: idOf(`${name}:${onceKey}`) }),
        ...(after && { startAfter: after }),
      })
    },
    async start(run) {
      const options = {
        pollingIntervalSeconds: 1,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const
      const id = await boss.work<Enqueued, unknown, typeof options>(QUEUE, options, (jobs) => work(run, jobs))
      return () => boss.offWork(QUEUE, { id, wait: true })
    },
    async areWaiting() {
      const { rows } = await db.pool.query<{ found: boolean }>(
        `select exists (
           select from pgboss.job where name = $1 and state in ('created', 'retry') and start_after < now()
         ) as found`,
        [QUEUE],
      )
      return rows[0]!.found
    },
    async drain(run) {
      let tried = 0
      for (let ignoreStartAfter = true; ; ignoreStartAfter = false) {
        const jobs = await boss.fetch<Enqueued>(QUEUE, { batchSize: 1000, ignoreStartAfter })
        for (const { id, status, output } of await work(run, jobs)) {
          if (status === 'completed') await boss.complete(QUEUE, id)
          else await boss.fail(QUEUE, id, output as object)
        }
        if (jobs.length === 0) return tried
        tried += jobs.length
      }
    },
    async failed() {
      const { rows } = await db.pool.query<FailedTask & { count: number }>(
        `select id, data ->> 'name' as name, data -> 'data' as data, coalesce(output ->> 'message', '') as error,
           created_on as "failedAt", count(*) over ()::integer as count
         from pgboss.job where name = $1 order by created_on desc, id limit $2`,
        [FAILED, MAX_LISTED],
      )
      return { count: rows[0]?.count ?? 0, tasks: rows.map(({ count: _, ...task }) => task) }
    },
    retryFailed: (ids) => boss.redrive(FAILED, ids && { ids }),
    supervise: () => boss.supervise(),
  }
}

/** Lets use cases enqueue and makes the queues where they are not there yet. */
async function install(client: pg.PoolClient, boss: PgBoss): Promise<void> {
  const queues = await boss.getQueues()
  if (queues.some(({ name }) => name === QUEUE)) return
  await client.query(`grant usage on schema pgboss to service_role`)
  await client.query(`grant select, insert on all tables in schema pgboss to service_role`)
  await client.query(`grant execute on all functions in schema pgboss to service_role`)
  await boss.createQueue(FAILED, { retentionSeconds: 90 * 86_400 })
  // Last, because it tells the next start that all of this is done: this process may be killed half-way.
  await boss.createQueue(QUEUE, { ...RETRIES, deadLetter: FAILED })
}

/** A UUID that is the same for the same occasion. */
function idOf(occasion: string): string {
  const hex = createHash('sha256').update(occasion).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The database interface that the library asks for, on whatever runs the query. */
function sqlOf(on: Causing | pg.Pool) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      if ('executeQuery' in on) {
        const { rows } = await on.executeQuery(CompiledQuery.raw(text, values ?? []))
        return { rows: rows as object[] }
      }
      const answer = await (on as pg.Pool).query(text, values?.length ? values : undefined)
      // Several statements in one text answer several results.
      return (Array.isArray(answer) ? answer.at(-1) : answer) as { rows: object[] }
    },
  }
}
