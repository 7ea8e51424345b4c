import { Hono } from 'hono'
import type { Database } from '#backend/db/database.ts'
import { limitStatements } from '#backend/db/guarded-client.ts'
import { missingRights } from '#backend/db/rights.ts'
import { RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'

/** Rights are lost by a restore, not by themselves. */
const RIGHTS_EVERY_MS = 10_000
/** Shorter than health checks usually wait for an answer. */
const READY_WITHIN_MS = 900

/**
 * `/livez` answers, with the product's version, as long as the process takes requests, whatever the database does: a process that fails it wants to
 * be restarted. `/readyz` answers 200 only when the database answers through a connection of the pool in time: a process
 * that fails it gets no requests for a while; so does one on a database without its policies and grants. However many ask, the database is asked once at a time.
 */
export function health(db: Database, version = '', readyWithinMs = READY_WITHIN_MS): Hono {
  const lacksRights = watchRights(db)
  let asking: Promise<boolean> | undefined
  const isReady = () => {
    asking ??= answersWithin(db, readyWithinMs).finally(() => {
      asking = undefined
    })
    return asking
  }

  const app = new Hono()
  app.on(METHODS, '/livez', (c) => c.text(`ok ${version}`.trim(), 200, NOT_STORED))
  app.on(METHODS, '/readyz', async (c) => {
    const fault = (await isReady())
      ? lacksRights() && 'The database lacks roles, policies or grants'
      : 'The database does not answer'
    if (!fault) return c.text('ok', 200, NOT_STORED)
    return c.text(fault, 503, { ...NOT_STORED, 'retry-after': String(RETRY_AFTER_SECONDS) })
  })
  return app
}

/** Proxies that are told nothing else ask with OPTIONS. */
const METHODS = ['GET', 'OPTIONS']
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

/** Whether rights were missing when they were last looked at; has them looked at again beside the answer. */
function watchRights(db: Database): () => boolean {
  let isLacking = false
  let lookedAt = performance.now() - RIGHTS_EVERY_MS
  return () => {
    if (performance.now() - lookedAt >= RIGHTS_EVERY_MS) {
      lookedAt = performance.now()
      // A database that cannot be asked says so by itself.
      missingRights(db.pool).then(
        (missing) => {
          isLacking = missing !== undefined
        },
        () => {},
      )
    }
    return isLacking
  }
}
