import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type pg from 'pg'
import type { Database } from '#backend/db/database.ts'
import { isSubmittable, statementName } from './statement-name.ts'
import type { Tools } from './tools.ts'

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown
type Callback = (error: unknown, result: unknown) => void

/**
 * Makes a span of each statement that belongs to something under way, on every connection: with its name, without its
 * text and values. What nobody waits for, such as the queue's polling, has none.
 */
export function traceStatements(db: Database, { tracer, underWay }: Tools): void {
  const watched = new WeakSet<object>()
  watchPool(db.pool)
  watchPool(db.direct)
  const { replicas } = db
  if (replicas) {
    const pick = replicas.pick.bind(replicas)
    replicas.pick = () => {
      const picked = pick()
      if (picked) watchPool(picked.pool)
      return picked
    }
  }

  function watchPool(pool: pg.Pool): void {
    if (watched.has(pool)) return
    watched.add(pool)
    pool.on('acquire', watchClient)
    const query = pool.query.bind(pool) as Query
    pool.query = ((config: unknown, values?: unknown, callback?: unknown) => {
      const isPlain = !isSubmittable(config) && typeof values !== 'function' && typeof callback !== 'function'
      return isPlain ? queryAlone(pool, config, values) : query(config, values, callback)
    }) as typeof pool.query
  }

  function watchClient(client: pg.PoolClient): void {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as Query
    client.query = ((config: unknown, values?: unknown, callback?: unknown) => {
      if (!underWay.context) return query(config, values, callback)
      return spanned(query, config, values, callback)
    }) as typeof client.query
  }

  function spanned(query: Query, config: unknown, values: unknown, callback: unknown): unknown {
    const name = statementName(config)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    const span = tracer.startSpan(`db ${name}`, { kind: SpanKind.CLIENT, attributes }, underWay.context)
    const end = (error?: unknown) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR })
      // A state of SQL is five letters; its message quotes rows.
      const { code } = (error ?? {}) as { code?: unknown }
      if (code) span.setAttribute('db.response.status_code', String(code))
      span.end()
    }
    const ending =
      (done: Callback): Callback =>
      (error, result) => {
        end(error)
        done(error, result)
      }
    if (isSubmittable(config)) {
      if (typeof config.callback === 'function') config.callback = ending(config.callback as Callback)
      else span.end()
      return query(config, values, callback)
    }
    if (typeof callback === 'function') return query(config, values, ending(callback as Callback))
    if (typeof values === 'function') return query(config, ending(values as Callback))
    const answer = query(config, values) as Promise<unknown>
    answer.then(() => end(), end)
    return answer
  }
}

/** As the pool does it, which would send a statement that had to wait in the name of whoever gave the connection back. */
async function queryAlone(pool: pg.Pool, config: unknown, values: unknown): Promise<unknown> {
  const client = await pool.connect()
  try {
    const result = await (client.query as Query)(config, values)
    client.release()
    return result
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}
