import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '#backend/log.ts'
import type { Schema } from '#backend/register.ts'
import { StartError } from '#backend/start/start-error.ts'
import { Engine } from './embedded/engine.ts'
import type { EngineSocket } from './embedded/engine-socket.ts'
import { FairGate } from './fair-gate.ts'
import { lockFolder } from './folder-lock.ts'
import { GuardedClient, type GuardOptions } from './guarded-client.ts'
import { prepareRepeatedStatements, protectPreparedStatements } from './prepared-statements.ts'
import { type ReadReplicas, watchReplicas } from './read-replicas.ts'
import { readHosts } from './several-hosts.ts'
import { limitTransactions, prepareNothing } from './shared-sessions.ts'

interface KnownSchema {
  catalogue: unknown
  fingerprint: string | null
}

/** The one way to the data, whether PostgreSQL runs in this process or elsewhere. */
export interface Database {
  pool: pg.Pool
  /**
   * Connections that each have a session to themselves, past a pooler that lends its own by the transaction: for what
   * listens, for locks that outlast a transaction, and for migrations. Otherwise the same as `pool`.
   */
  direct: pg.Pool
  /** Whether statements are prepared on the connections of `pool`. */
  prepares: boolean
  /** Copies that visitors read from, where the operator has some. */
  replicas?: ReadReplicas | undefined
  kysely: Kysely<Schema>
  /** Where backends use the database one after another, as in tests: what the first one has read of its schema. */
  knownSchemas?: Map<string, KnownSchema>
  /** True when PostgreSQL runs inside this process: one connection, no second process. */
  embedded: boolean
  /**
   * Does `work` that keeps the database busy, such as a search, when few others of its kind are under way: a rush of
   * them leaves connections and processors to everything else, and each is over sooner than if all ran at once.
   * Senders who wait take turns.
   */
  heavy<T>(work: () => Promise<T>, sender?: string): Promise<T>
  /**
   * Does a visitor's `work` with one of the connections that are meant for them. Senders who wait
   * take turns, and none of them has all of those connections.
   */
  anonymous<T>(work: () => Promise<T>, sender: string): Promise<T>
  /**
   * The same for the `work` of people who are signed in: anyone may sign up. What is left of the connections is for
   * sign-ins, use cases and pages.
   */
  signedIn<T>(work: () => Promise<T>, person: string): Promise<T>
  /**
   * Ends the connections that were there at `time` (of `performance.now()`), and those that are being opened: the server was silent since.
   * Who uses or awaits them is refused at once, and the next ones go to the host that is the right one by then.
   */
  abandonServer(time: number): void
  /** Runs `work` before the connections are closed, for owners of a connection of their own. */
  onClose(work: () => Promise<void>): void
  close(): Promise<void>
}

/**
 * Money and counts are bigint in the database and far below 2^53: numbers, not strings. A date is the text of its day: as a time
 * it would be midnight in the zone of this machine, which is another day elsewhere.
 */
const PARSERS: Record<number, (text: string) => unknown> = { 20: Number, 1082: String }

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

interface Limits {
  /** The address of the server itself, where that of the others is a pooler's. */
  directUrl?: string
  /**
   * Whether a connection keeps a session to itself, in which statements are prepared and a time limit is set. Without
   * one, each transaction sets its own limit.
   */
  prepare?: boolean
  /** The addresses of replicas that visitors may read from. */
  readUrls?: string[]
  /** How far behind such a replica may be, in milliseconds. */
  maxLagMs?: number
  /** The most connections of this process; of each replica as many. */
  connections?: number
  /** The most heavy queries that this process runs at a time. */
  heavy?: number
  /** The most connections for callers who are not signed in; by default half of all. */
  anonymous?: number
  /** Milliseconds that a request waits for a connection while all are busy or the database does not respond. */
  patienceMs?: number
  /** Time limit of a statement in milliseconds, unless its caller has a limit of its own; 0 for none. */
  statementMs?: number
  /**
   * Milliseconds after PostgreSQL's own limit when a statement is given up, in case the server is away or does not
   * report it.
   */
  graceMs?: number
}

export const CONNECTIONS = 20
const PATIENCE_MS = 15_000
export const MAX_LAG_MS = 5_000
/** A replica is given up soon: the primary can answer in its place. */
const REPLICA_PATIENCE_MS = 2_000
export const STATEMENT_MS = 30_000
/** The share of all connections for the data API's callers who are signed in. */
const SIGNED_IN_SHARE = 0.4
/** The largest share of the connections for visitors, or for people, that a single one may occupy. */
const MOST_OF_ONE_SENDER = 0.7
const GRACE_MS = 5_000
/** The PostgreSQL in PGlite. When it becomes another one, sites on the embedded database need a way there. */
const ENGINE_VERSION = '18'
/** An empty database takes 40 MB, and its log as much again. */
const LEAST_ROOM = 32 * 1024 * 1024
/** One statement for each processor, where the database is on this machine, and one that is on its way to it. */
export const DEFAULT_SEARCH_CONCURRENCY = availableParallelism() + 1

/** An address that has moved to another machine is noticed in seconds also by a connection that waits for an answer. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 2_000 }
/** One prepares the database, and one is for a backup. */
const DIRECT_CONNECTIONS = 2

/**
 * Opens PostgreSQL at `url`, a connection string as libpq takes it, also with several hosts. A caller that gets no
 * connection in time is refused, because an endless queue serves no one.
 */
export function connectPostgres(
  url: string,
  {
    directUrl,
    prepare = true,
    readUrls = [],
    maxLagMs = MAX_LAG_MS,
    connections = CONNECTIONS,
    heavy = DEFAULT_SEARCH_CONCURRENCY,
    anonymous = Math.ceil(connections / 2),
    patienceMs = PATIENCE_MS,
    statementMs = STATEMENT_MS,
    graceMs = GRACE_MS,
  }: Limits = {},
): Database {
  const common = { connectionTimeoutMillis: patienceMs, limitMs: statementMs, graceMs, ...KEEP_ALIVE }
  const { options, server } = readHosts(url, true)
  const pool = createPool({ ...options, ...common, max: connections }, prepare)
  if (prepare) limitSessions(pool, statementMs)
  else limitTransactions(pool, statementMs)
  const hosts = directUrl ? readHosts(directUrl, true) : undefined
  const direct = hosts ? createPool({ ...hosts.options, ...common, max: DIRECT_CONNECTIONS }) : pool
  if (direct !== pool) limitSessions(direct, statementMs)
  const followers = readUrls.map((readUrl) => {
    const limits = { ...common, connectionTimeoutMillis: REPLICA_PATIENCE_MS }
    const follower = createPool({ ...readHosts(readUrl).options, ...limits, max: connections }, prepare)
    if (prepare) limitSessions(follower, statementMs)
    else limitTransactions(follower, statementMs)
    return follower
  })
  const replicas = followers.length > 0 ? watchReplicas(direct, followers, maxLagMs) : undefined
  const signedIn = Math.ceil(connections * SIGNED_IN_SHARE)
  const limits = { heavy, anonymous, signedIn, patienceMs }
  const abandonServer = (time: number) => {
    for (const one of [server, hosts?.server]) one?.abandon(time)
  }
  const traits = { pool, direct, replicas, prepares: prepare, embedded: false, abandonServer, ...limits }
  return database(traits, async () => {
    if (direct !== pool) await direct.end()
  })
}

/**
 * Not parameters of the connection's start, which poolers refuse. They go ahead of the first statement. Times are in UTC, whatever
 * the server's zone is: answers of the same time are then the same text, and rows are those of a backup from elsewhere.
 */
function limitSessions(pool: pg.Pool, statementMs: number): void {
  pool.on(
    'connect',
    (client) =>
      void client.query(`set statement_timeout = ${statementMs}; set timezone to 'UTC'`).catch(() => {}),
  )
}

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
  return database({ ...traits, patienceMs, abandonServer() {} }, close)
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

function createPool(options: pg.PoolConfig & GuardOptions, prepare = true): pg.Pool {
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

interface Traits
  extends Pick<Database, 'pool' | 'direct' | 'replicas' | 'prepares' | 'embedded' | 'abandonServer'>,
    Required<Pick<Limits, 'heavy' | 'anonymous' | 'patienceMs'>> {
  signedIn: number
}

function database(
  {
    pool,
    direct,
    replicas,
    prepares,
    embedded,
    abandonServer,
    heavy,
    anonymous,
    signedIn,
    patienceMs,
  }: Traits,
  closeEngine: () => Promise<void>,
): Database {
  const closing: (() => Promise<void>)[] = []
  const searches = new FairGate({ most: heavy, patienceMs })
  const shared = (most: number) =>
    new FairGate({ most, mostPerKey: Math.max(1, Math.floor(most * MOST_OF_ONE_SENDER)), patienceMs })
  const strangers = shared(anonymous)
  const people = shared(signedIn)
  return {
    pool,
    direct,
    replicas,
    prepares,
    embedded,
    abandonServer,
    heavy: (work, sender = '') => searches.run(sender, work),
    anonymous: (work, sender) => strangers.run(sender, work),
    signedIn: (work, person) => people.run(person, work),
    onClose: (work) => void closing.push(work),
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    async close() {
      await Promise.all(closing.map((work) => work()))
      // Before the primary, of which it asks where it is.
      await replicas?.close()
      await pool.end()
      await closeEngine()
    },
  }
}
