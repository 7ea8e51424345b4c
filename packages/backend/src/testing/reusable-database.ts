import { connectPostgres, type Database } from '../db/database.ts'
import type { GuardedClient } from '../db/guarded-client.ts'
import { KeptConnections } from './kept-connections.ts'
import { type Baseline, readBaseline, resetDatabase } from './reset-database.ts'

export interface Origin {
  url: string
  connections: number
  patienceMs: number
  /** Drops the database. */
  drop(): Promise<void>
}

interface Spare {
  origin: Origin
  kept: KeptConnections
  baseline: Baseline
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
  const first = connect(origin, kept)
  const client = await first.pool.connect()
  const baseline = await readBaseline(client)
  client.release()
  await first.close()
  await kept.refresh()
  return use({ origin, kept, baseline, knownSchemas: new Map() })
}

function use(spare: Spare): Database {
  const db = connect(spare.origin, spare.kept)
  return {
    ...db,
    knownSchemas: spare.knownSchemas,
    async close() {
      await db.close()
      if (spares.length < MOST_SPARES && (await empty(spare)) === undefined) {
        spares.push(spare)
        return
      }
      await spare.kept.close()
      await spare.origin.drop()
    },
  }
}

function connect({ url, connections, patienceMs }: Origin, kept: KeptConnections): Database {
  const db = connectPostgres(url, { connections, patienceMs })
  kept.lend(db.pool)
  return db
}

/** Why the database cannot be used again, if so. */
async function empty({ kept, baseline }: Spare): Promise<string | undefined> {
  const client = await kept.refresh()
  if (!client) return 'no connection'
  if (await isUsedByOthers(client, kept)) return 'others'
  return resetDatabase(client, baseline).catch((error: Error) => error.message)
}

/** A process that the test started, or a connection that it left, may go on writing. */
async function isUsedByOthers(client: GuardedClient, { size }: KeptConnections): Promise<boolean> {
  const { rows } = await client.query<{ sessions: number }>(
    `select count(*)::int as sessions from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'`,
  )
  return rows[0]!.sessions > size
}
