import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#backend/log.ts'
import { StartError } from '#backend/start/start-error.ts'
import { createPool } from './create-pool.ts'
import { createDatabase, type Database } from './database.ts'
import { Engine } from './embedded/engine.ts'
import type { EngineSocket } from './embedded/engine-socket.ts'
import { lockFolder } from './folder-lock.ts'
import { type Limits, PATIENCE_MS, STATEMENT_MS } from './limits.ts'

/** The PostgreSQL in PGlite. When it becomes another one, sites on the embedded database need a way there. */
const ENGINE_VERSION = '18'
/** An empty database takes 40 MB, and its log as much again. */
const LEAST_ROOM = 32 * 1024 * 1024

interface EmbeddedLimits extends Pick<Limits, 'patienceMs' | 'statementMs'> {
  log?: Log
}

/**
 * Opens the embedded PostgreSQL in `folder` (in memory without one); refused when another process has it open,
 * because two writers corrupt it silently.
 */
export async function openEmbedded(
  folder?: string,
  { log, ...limits }: EmbeddedLimits = {},
): Promise<Database> {
  if (folder) assertEngineVersion(folder)
  const unlock = folder ? lockFolder(folder) : () => {}
  if (folder) mkdirSync(join(folder, 'postgres'), { recursive: true })
  const engine = await Engine.start(folder && join(folder, 'postgres'), log).catch((error) => {
    if (folder) assertRoom(folder)
    throw error
  })
  return onEngine(engine, limits, async () => {
    await engine.stop()
    unlock()
  })
}

/** The database of an engine that runs: one at a time, each with a session of its own. `close` is called at its end. */
export function onEngine(
  engine: Engine,
  { patienceMs = PATIENCE_MS, statementMs = STATEMENT_MS }: Omit<EmbeddedLimits, 'log'>,
  close: () => Promise<void>,
): Database {
  const pool = createPool({
    host: 'localhost',
    user: 'postgres',
    database: 'postgres',
    stream: () => engine.connect(),
    // The engine has one session, and forgets nothing that a next one would have to learn again.
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    connectionTimeoutMillis: patienceMs,
    limitMs: statementMs,
    timeLeft: (client, elapsedMs) => engine.timeLeft(client.limitMs, elapsedMs),
    endOverdue: (client) => engine.interrupt(client.stream as EngineSocket),
  })
  // One works and one waits, and the next in line may belong to another request.
  const traits = { pool, direct: pool, prepares: true, embedded: true, heavy: 1, anonymous: 2, signedIn: 2 }
  return createDatabase({ ...traits, patienceMs, abandonServer() {} }, close)
}

/** Files of one version of PostgreSQL open in no other one. */
function assertEngineVersion(folder: string): void {
  const file = join(folder, 'postgres/PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : ENGINE_VERSION
  if (version !== ENGINE_VERSION) {
    throw new StartError(
      `The database in ${folder} is one of PostgreSQL ${version}, and the one built in here is ${ENGINE_VERSION}. ` +
        'Move it to a PostgreSQL of its own with the version that wrote it, see "To another database or store" in docs/operating.md.',
    )
  }
}

/** The engine says in words of its own, or in none, that a disk is full. */
function assertRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < LEAST_ROOM) {
    throw new StartError(
      `The disk of ${folder} is full: the embedded database needs 100 MB there. Make room, or set DATA_DIR to another folder.`,
    )
  }
}
