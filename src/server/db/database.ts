import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from '#contract/schema.ts'
import { lockFolder } from './folder-lock.ts'

/** The one way to the data, whether PostgreSQL runs in this process or elsewhere. */
export interface Database {
  pool: pg.Pool
  kysely: Kysely<Schema>
  /** True when PostgreSQL runs inside this process: one connection, no second process. */
  embedded: boolean
  /** Has `work` done before the connections are closed, for those that hold one of their own. */
  onClose(work: () => Promise<void>): void
  close(): Promise<void>
}

const INT8 = 20

/** Money and counts are bigint in the database and far below 2^53: numbers, not strings. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/** So long does a request wait for a connection, while all are busy or the database does not answer. */
const PATIENCE_MS = 15_000

/**
 * Opens PostgreSQL at `url`, a connection string as libpq takes it; `size` connections at the most. Whoever gets none
 * within `patienceMs` is refused, because a queue without an end helps nobody.
 */
export function connectPostgres(url: string, size = 20, patienceMs = PATIENCE_MS): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    pipeline: true,
    connectionTimeoutMillis: patienceMs,
  } as pg.PoolConfig)
  // An idle connection may die with its server; the next query opens a new one.
  pool.on('error', () => {})
  // So may one under a transaction that is waiting for something else: nobody listening would end the whole process.
  // Whoever uses it hears of it with the next query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return database(pool, false, async () => {})
}

/**
 * Opens the embedded PostgreSQL in `folder` (in memory without one); refused when another process has it open,
 * because two writers corrupt it silently.
 */
export async function openEmbedded(folder?: string): Promise<Database> {
  const unlock = folder ? lockFolder(folder) : () => {}
  const { PGlite } = await import('@electric-sql/pglite')
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const { extensions } = await import('./embedded-extensions.ts')
  if (folder) mkdirSync(join(folder, 'postgres'), { recursive: true })
  const engine = await PGlite.create({
    ...(folder && { dataDir: join(folder, 'postgres') }),
    extensions,
    relaxedDurability: false,
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  })
  const pool = new pg.Pool({ ...(createPgConfig(engine) as object), max: 1, types } as pg.PoolConfig)
  pool.on('error', () => {})
  keepConnectionAfterErrors(pool)
  return database(pool, true, async () => {
    await engine.close()
    unlock()
  })
}

/**
 * The pool throws a connection away when its own `query` fails. There is only one to the embedded engine, and the one
 * made after it would hear of the other's end and fail in turn.
 */
function keepConnectionAfterErrors(pool: pg.Pool): void {
  const query = async (...values: Parameters<pg.PoolClient['query']>) => {
    const client = await pool.connect()
    try {
      return await client.query(...values)
    } finally {
      client.release()
    }
  }
  pool.query = query as unknown as typeof pool.query
}

function database(pool: pg.Pool, embedded: boolean, closeEngine: () => Promise<void>): Database {
  const closing: (() => Promise<void>)[] = []
  return {
    pool,
    embedded,
    onClose: (work) => void closing.push(work),
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    async close() {
      await Promise.all(closing.map((work) => work()))
      await pool.end()
      await closeEngine()
    },
  }
}
