import pg from 'pg'
import { StartError } from '../start/start-error.ts'
import type { Database } from './database.ts'

/** A pooler may have several connections of its own to choose from. */
const ROUNDS = 3

/**
 * Throws where a pooler has several connections share one session of PostgreSQL, transaction by transaction: locks,
 * prepared statements and notifications would go to whoever comes next.
 */
export async function assertOwnSessions(db: Database): Promise<void> {
  if (db.embedded) return
  const clients = [1, 2].map(() => new pg.Client(db.pool.options as pg.ClientConfig))
  try {
    for (const client of clients) {
      client.on('error', () => {})
      await client.connect()
    }
    for (let round = 0; round < ROUNDS; round++) {
      const [first, second] = [await sessionOf(clients[0]!), await sessionOf(clients[1]!)]
      if (first === second) throw new StartError(SHARED)
    }
  } finally {
    for (const client of clients) await client.end().catch(() => {})
  }
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]!.pid
}

const SHARED =
  'The pooler at DATABASE_URL lends its connections for one transaction (pool_mode = transaction or statement), but locks, ' +
  'prepared statements and notifications need a session: set pool_mode = session there, or give the address of ' +
  'PostgreSQL itself.'
