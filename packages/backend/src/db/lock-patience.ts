import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Whoever asks for the table afterwards waits as long: requests bear that, and a whole backup or report they do not. */
const LOCK_MS = 2_000
const PAUSE_MS = 1_000
/** From then on it waits for its locks like any other statement, and whatever comes later waits behind it. */
const PATIENCE_MS = 5 * 60_000

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

/**
 * Runs `work` in a transaction of this connection that gives way: where it does not get a lock within two seconds, as
 * another transaction goes on and on, or where it is ended as one side of a deadlock, it is rolled back and tried again for
 * five minutes.
 */
export async function givingWay(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const isPatient = performance.now() < until
    await client.query('begin')
    try {
      if (isPatient) await client.query(`set local lock_timeout = ${LOCK_MS}`)
      await work()
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!isPatient || !wantedLock(error)) throw error
    }
    await sleep(PAUSE_MS)
  }
}

/** Whether this, or what caused it, is that another transaction had the lock. */
export function wantedLock(error: unknown): boolean {
  const { code, cause } = error as pg.DatabaseError
  return (
    code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED || (cause !== undefined && wantedLock(cause))
  )
}
