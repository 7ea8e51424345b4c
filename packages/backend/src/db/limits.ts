import { availableParallelism } from 'node:os'

/** What a process asks of its database at most. */
export interface Limits {
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
export const PATIENCE_MS = 15_000
export const MAX_LAG_MS = 5_000
export const STATEMENT_MS = 30_000
/** One statement for each processor, where the database is on this machine, and one that is on its way to it. */
export const DEFAULT_SEARCH_CONCURRENCY = availableParallelism() + 1
