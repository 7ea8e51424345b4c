import type pg from 'pg'
import { createPool } from './create-pool.ts'
import { createDatabase, type Database } from './database.ts'
import {
  CONNECTIONS,
  DEFAULT_SEARCH_CONCURRENCY,
  type Limits,
  MAX_LAG_MS,
  PATIENCE_MS,
  STATEMENT_MS,
} from './limits.ts'
import { watchReplicas } from './read-replicas.ts'
import { readHosts } from './several-hosts.ts'
import { limitTransactions } from './shared-sessions.ts'

/** A replica is given up soon: the primary can answer in its place. */
const REPLICA_PATIENCE_MS = 2_000
/** The share of all connections for the data API's callers who are signed in. */
const SIGNED_IN_SHARE = 0.4
const GRACE_MS = 5_000
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
  return createDatabase(traits, async () => {
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
