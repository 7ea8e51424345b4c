import type { AppDeps } from '#backend/register.ts'
import type { Job } from './job.ts'

/** A caller who comes once a minute comes a little early now and then. */
const EARLY_MS = 10_000

/** The jobs of these whose pause is over, unless another call runs them. */
export async function dueJobs({ db, now }: AppDeps, jobs: readonly Job[]): Promise<Job[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    'select name from lendaround.job_turns where not_before > $1',
    [now()],
  )
  const resting = new Set(rows.map(({ name }) => name))
  return jobs.filter(({ name }) => !resting.has(name))
}

/**
 * Takes the job for a call that lasts `ms` at most, and answers whether no other call was first. A call that is ended
 * half-way leaves the job to the next one after that time.
 */
export async function beginTurn({ db, now }: AppDeps, { name }: Job, ms: number): Promise<boolean> {
  const at = now()
  const { rowCount } = await db.pool.query(
    `insert into lendaround.job_turns as t (name, not_before) values ($1, $3)
     on conflict (name) do update set not_before = excluded.not_before where t.not_before <= $2`,
    [name, at, new Date(at.getTime() + ms)],
  )
  return rowCount === 1
}

/** Has the job rest for its pause, after a failure as well. */
export async function endTurn({ db }: AppDeps, { name, everyMs }: Job, began: Date): Promise<void> {
  const next = new Date(began.getTime() + Math.max(everyMs - EARLY_MS, 0))
  await db.pool.query('update lendaround.job_turns set not_before = $2 where name = $1', [name, next])
}
