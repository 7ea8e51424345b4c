import type pg from 'pg'
import { connectPostgres } from '../db/connect-postgres.ts'
import type { Database } from '../db/database.ts'
import { Engine } from '../db/embedded/engine.ts'
import type { GuardedClient } from '../db/guarded-client.ts'
import { onEngine } from '../db/open-embedded.ts'
import { KeptConnections } from './kept-connections.ts'
import { readBaseline, resetDatabase } from './reset-database.ts'

export interface Origin {
  url: string
  connections: number
  patienceMs: number
  /** Drops the database. */
  drop(): Promise<void>
}

/** A database that tests use one after another. */
interface Spare {
  connect(): Database
  /** Puts it back to what it held before the first test; says why it cannot be used again, if so. */
  empty(): Promise<string | undefined>
  drop(): Promise<void>
  /** True of every test's schema: one that was changed is not used again. */
  knownSchemas: NonNullable<Database['knownSchemas']>
}

/** The emptied databases of this worker. Few: a test rarely has two. */
const spares: Spare[] = []
const MOST_SPARES = 2

/** An emptied database that a test has left, as its own. */
export function takeSpare(): Database | undefined {
  const spare = spares.pop()
  return spare && use(spare)
}

/** A database that nobody has used, which others may use after its test. */
export async function openReusable(origin: Origin): Promise<Database> {
  const kept = new KeptConnections()
  const connect = () => {
    const db = connectPostgres(origin.url, origin)
    kept.lend(db.pool)
    return db
  }
  const first = connect()
  const client = await first.pool.connect()
  const baseline = await readBaseline(client)
  client.release()
  await first.close()
  await kept.refresh()
  return use({
    connect,
    async empty() {
      const client = await kept.refresh()
      if (!client) return 'no connection'
      if (await isUsedByOthers(client, kept)) return 'others'
      return resetDatabase(client, baseline)
    },
    async drop() {
      await kept.close()
      await origin.drop()
    },
    knownSchemas: new Map(),
  })
}

/** The same of an embedded database in a folder, whose engine goes on from test to test; `remove` deletes the folder. */
export async function openReusableEmbedded(folder: string, remove: () => void): Promise<Database> {
  const engine = await Engine.start(folder)
  const connect = () => onEngine(engine, {}, async () => {})
  const first = connect()
  const baseline = await onClient(first, readBaseline)
  return use({
    connect,
    empty: () => onClient(connect(), (client) => resetDatabase(client, baseline)),
    async drop() {
      await engine.stop()
      remove()
    },
    knownSchemas: new Map(),
  })
}

/** Does something on a connection of a database that is there for nothing else. */
async function onClient<Value>(db: Database, work: (client: pg.PoolClient) => Promise<Value>) {
  const client = await db.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
    await db.close()
  }
}

function use(spare: Spare): Database {
  const db = spare.connect()
  return {
    ...db,
    knownSchemas: spare.knownSchemas,
    async close() {
      await db.close()
      if (spares.length < MOST_SPARES) {
        const reason = await spare.empty().catch((error: Error) => error.message)
        if (reason === undefined) return void spares.push(spare)
      }
      await spare.drop()
    },
  }
}

/** A process that the test started, or a connection that it left, may go on writing. */
async function isUsedByOthers(client: GuardedClient, { size }: KeptConnections): Promise<boolean> {
  const { rows } = await client.query<{ sessions: number }>(
    `select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'`,
  )
  return rows[0]!.sessions > size
}
