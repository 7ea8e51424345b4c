import { vi } from 'vitest'
import type { Database } from '#backend/db/database.ts'

interface Barrier {
  /** Takes what all of them will have to wait for, such as a row `for update`. */
  lock: string
  values?: unknown[]
}

const WAITING = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Starts all calls, in their order, while a lock blocks them, and lets them go on together once each waits in the database: what each
 * had read by then is older than the others' writes. Needs a connection for each and two besides.
 */
export async function atOnce<Answer>(
  { pool }: Database,
  { lock, values = [] }: Barrier,
  acts: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(lock, values)
    const begun: Promise<Answer>[] = []
    for (const act of acts) {
      begun.push(act())
      // A failure is the caller's to see, once the lock is free again.
      begun.at(-1)!.catch(() => {})
      await untilWaiting(pool, begun.length)
    }
    await holder.query('commit')
    return await Promise.all(begun)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

const untilWaiting = (pool: Database['pool'], count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ waiting: number }>(WAITING)
      if (rows[0]!.waiting < count) throw new Error(`only ${rows[0]!.waiting} wait`)
    },
    { timeout: 60_000, interval: 10 },
  )
