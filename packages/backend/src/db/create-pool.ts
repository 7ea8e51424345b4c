import pg from 'pg'
import { GuardedClient, type GuardOptions } from './guarded-client.ts'
import { prepareRepeatedStatements, protectPreparedStatements } from './prepared-statements.ts'
import { prepareNothing } from './shared-sessions.ts'

/**
 * Money and counts are bigint in the database and far below 2^53: numbers, not strings. A date is the text of its day: as a time
 * it would be midnight in the zone of this machine, which is another day elsewhere.
 */
const PARSERS: Record<number, (text: string) => unknown> = { 20: Number, 1082: String }

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/** A pool whose connections read numbers and dates as the product does, and survive what becomes of the server. */
export function createPool(options: pg.PoolConfig & GuardOptions, prepare = true): pg.Pool {
  const pool = new pg.Pool({ types, pipeline: true, Client: GuardedClient, ...options } as pg.PoolConfig)
  // An idle connection may die with its server; the next query opens a new one.
  pool.on('error', () => {})
  // A connection may also fail under a transaction that waits for something else: without a listener that would end the
  // whole process. Its user gets the error with the next query.
  pool.on('connect', (client) => client.on('error', () => {}))
  protectPreparedStatements(pool)
  if (prepare) prepareRepeatedStatements(pool)
  else prepareNothing(pool)
  pool.on('release', (_error, client) => (client as unknown as GuardedClient).restoreLimit())
  return pool
}
