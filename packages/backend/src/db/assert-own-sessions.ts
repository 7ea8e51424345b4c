import type pg from 'pg'
import { StartError } from '../start/start-error.ts'
import type { Database } from './database.ts'
import { newClient } from './guarded-client.ts'

/** A pooler may have several connections of its own to choose from. */
const ROUNDS = 3

/**
 * Throws where a pooler has several connections share one session of PostgreSQL, transaction by transaction, unless
 * what needs a session has an address of its own: locks, prepared statements and notifications would go to whoever
 * comes next.
 */
export async function assertOwnSessions({ embedded, pool, direct, prepares }: Database): Promise<void> {
  if (embedded) return
  if (await sharesSessions(direct)) throw new StartError(direct === pool ? SHARED : SHARED_DIRECTLY)
  if (direct !== pool && prepares && (await sharesSessions(pool))) throw new StartError(PREPARES)
}

async function sharesSessions(pool: pg.Pool): Promise<boolean> {
  const clients = [1, 2].map(() => newClient(pool))
  try {
    for (const client of clients) {
      client.on('error', () => {})
      await client.connect()
    }
    for (let round = 0; round < ROUNDS; round++) {
      const [first, second] = [await sessionOf(clients[0]!), await sessionOf(clients[1]!)]
      if (first === second) return true
    }
    return false
  } finally {
    for (const client of clients) await client.end().catch(() => {})
  }
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

const LENDS = 'lends its connections for one transaction (pool_mode = transaction or statement)'

const SHARED =
  `The pooler at DATABASE_URL ${LENDS}, but locks, prepared statements and notifications need a session: set ` +
  'DATABASE_DIRECT_URL to the address of PostgreSQL itself and DATABASE_PREPARE to false, or pool_mode = session there.'
const SHARED_DIRECTLY = `The pooler at DATABASE_DIRECT_URL ${LENDS}: give the address of PostgreSQL itself.`
const PREPARES = `The pooler at DATABASE_URL ${LENDS}, in which prepared statements are lost: set DATABASE_PREPARE to false.`
