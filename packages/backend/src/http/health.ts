import { Hono } from 'hono'
import type { Database } from '#backend/db/database.ts'
import { limitStatements } from '#backend/db/guarded-client.ts'
import { RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'

/** Shorter than health checks usually wait for an answer. */
const READY_WITHIN_MS = 900

/**
 * `/livez` answers as long as the process takes requests, whatever the database does: a process that fails it wants to
 * be restarted. `/readyz` answers 200 only when the database answers through a connection of the pool in time: a process
 * that fails it gets no requests for a while. However many ask, the database is asked once at a time.
 */
export function health(db: Database, readyWithinMs = READY_WITHIN_MS): Hono {
  let asking: Promise<boolean> | undefined
  const isReady = () => {
    asking ??= answersWithin(db, readyWithinMs).finally(() => {
      asking = undefined
    })
    return asking
  }

  const app = new Hono()
  app.get('/livez', (c) => c.text('ok', 200, NOT_STORED))
  app.get('/readyz', async (c) => {
    if (await isReady()) return c.text('ok', 200, NOT_STORED)
    return c.text('The database does not answer', 503, {
      ...NOT_STORED,
      'retry-after': String(RETRY_AFTER_SECONDS),
    })
  })
  return app
}

const NOT_STORED = { 'cache-control': 'no-store' }

function answersWithin(db: Database, ms: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const late = setTimeout(() => resolve(false), ms)
  ask(db, ms).then(
    () => resolve(true),
    () => resolve(false),
  )
  return promise.finally(() => clearTimeout(late))
}

async function ask(db: Database, ms: number): Promise<void> {
  const client = await db.pool.connect()
  let failure: Error | undefined
  try {
    limitStatements(client, ms)
    await client.query('select 1')
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    client.release(failure)
  }
}
