import type pg from 'pg'
import type { Database } from '#backend/db/database.ts'
import { isSubmittable } from './statement-name.ts'

/** Hears of a statement as it is sent; what it answers hears of its end. Nothing where it does not watch this one. */
export type StatementBegins = (config: unknown) => StatementEnds | undefined
export type StatementEnds = (error?: unknown) => void

type Query = (config: unknown, values?: unknown, callback?: unknown) => unknown
type Callback = (error: unknown, result: unknown) => void

/** Watches the statements of every pool: `watcher` makes what watches those of the primary, and of replicas. */
export function watchStatements(
  db: Database,
  watcher: (database: 'primary' | 'replica') => StatementBegins,
): void {
  const watched = new WeakSet<object>()
  const ofPrimary = watcher('primary')
  watchPool(db.pool, ofPrimary)
  watchPool(db.direct, ofPrimary)
  const { replicas } = db
  if (!replicas) return
  const ofReplica = watcher('replica')
  const pick = replicas.pick.bind(replicas)
  replicas.pick = () => {
    const picked = pick()
    if (picked) watchPool(picked.pool, ofReplica)
    return picked
  }

  function watchPool(pool: pg.Pool, begin: StatementBegins): void {
    if (watched.has(pool)) return
    watched.add(pool)
    pool.on('acquire', (client) => watchClient(client, begin))
    const query = pool.query.bind(pool) as Query
    pool.query = ((config: unknown, values?: unknown, callback?: unknown) => {
      const isPlain = !isSubmittable(config) && typeof values !== 'function' && typeof callback !== 'function'
      return isPlain ? queryAlone(pool, config, values) : query(config, values, callback)
    }) as typeof pool.query
  }

  function watchClient(client: pg.PoolClient, begin: StatementBegins): void {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as Query
    client.query = ((config: unknown, values?: unknown, callback?: unknown) => {
      const end = begin(config)
      return end ? endingWith(end, query, config, values, callback) : query(config, values, callback)
    }) as typeof client.query
  }
}

function endingWith(
  end: StatementEnds,
  query: Query,
  config: unknown,
  values: unknown,
  callback: unknown,
): unknown {
  const ending =
    (done: Callback): Callback =>
    (error, result) => {
      end(error)
      done(error, result)
    }
  if (isSubmittable(config)) {
    if (typeof config.callback === 'function') config.callback = ending(config.callback as Callback)
    else end()
    return query(config, values, callback)
  }
  if (typeof callback === 'function') return query(config, values, ending(callback as Callback))
  if (typeof values === 'function') return query(config, ending(values as Callback))
  const answer = query(config, values) as Promise<unknown>
  answer.then(() => end(), end)
  return answer
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
