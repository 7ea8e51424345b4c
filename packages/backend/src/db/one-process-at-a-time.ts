import type pg from 'pg'
import type { Database } from './database.ts'
import { limitStatements } from './guarded-client.ts'

/** One number for all processes of this product. */
const ADVISORY_LOCK = 7_236_411

/**
 * Runs what prepares the database for this version while no other process prepares it: statements like `create schema
 * if not exists` and `grant` fail when two run at once. On one connection, without a time limit: an index over much
 * data, or another process that is first, may take its time.
 */
export async function oneProcessAtATime<T>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.direct.connect()
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout')
  try {
    limitStatements(client, 0)
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]).catch(() => {})
    const before = rows[0]!.statement_timeout
    await client.query(`set statement_timeout = '${before}'`).catch(() => {})
    client.release()
  }
}
