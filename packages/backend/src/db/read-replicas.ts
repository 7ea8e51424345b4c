import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'

/** Copies of the database that follow it and are read by callers who have written nothing. */
export interface ReadReplicas {
  /** One that is hardly behind, each in turn; undefined while there is none. */
  pick(): PickedReplica | undefined
  /** Does without it until it has been looked at again. */
  leaveOut(pool: pg.Pool): void
  /** How many are read from, and how many are left out. */
  count(): { fresh: number; leftOut: number }
  /** Milliseconds after which what the primary has committed is read from every replica that is not left out. */
  staleMs: number
  close(): Promise<void>
}

export interface PickedReplica {
  pool: pg.Pool
  /** Rejects once the replica is found not to answer any more. */
  lost: Promise<never>
}

/** How often primary and replicas are asked where in the log they are. */
const ROUND_MS = 1_000
/** A replica that takes longer than this to say where it is is left out. */
const ANSWER_MS = 1_500
/** A position is remembered for a little longer than a replica may be behind. */
const REMEMBERED = 1.5

interface Followed {
  pool: pg.Pool
  isFresh: boolean
  lost: PromiseWithResolvers<never>
}

/** Rejects for those who wait for it; where nobody does, that is no fault. */
function untilLost(): PromiseWithResolvers<never> {
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => {})
  return lost
}

/**
 * Watches how far the replicas are behind the primary. A replica that has replayed the position at which the primary was
 * `maxLagMs` ago is fresh; one that is further behind, does not answer or follows nobody is left out. While the
 * primary does not answer nothing is written either, and the replicas stay as they are.
 */
export function watchReplicas(primary: pg.Pool, pools: pg.Pool[], maxLagMs: number): ReadReplicas {
  const replicas: Followed[] = pools.map((pool) => ({
    pool,
    isFresh: false,
    lost: untilLost(),
  }))
  let positions: { at: number; lsn: bigint }[] = []
  let turn = 0
  const closing = new AbortController()

  async function look(): Promise<void> {
    const now = Date.now()
    const lsn = await positionOf(primary, 'pg_current_wal_lsn()').catch(() => undefined)
    if (lsn === undefined) return
    positions = [...positions.filter(({ at }) => now - at < maxLagMs * REMEMBERED), { at: now, lsn }]
    // Until it has been watched for long enough, only what was there at first is known to be old enough.
    const needed = positions.findLast(({ at }) => now - at >= maxLagMs) ?? positions[0]!
    await Promise.all(
      replicas.map(async (replica) => {
        const replayed = await Promise.race([
          positionOf(replica.pool, REPLAYED).catch(() => undefined),
          setTimeout(ANSWER_MS, undefined, { ref: false }),
        ])
        replica.isFresh = replayed !== undefined && replayed >= needed.lsn
        if (replayed !== undefined) return
        replica.lost.reject(new ReplicaLost())
        replica.lost = untilLost()
      }),
    )
  }

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      await look()
      await setTimeout(ROUND_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
    }
  }
  const watching = watch()

  return {
    pick() {
      const fresh = replicas.filter(({ isFresh }) => isFresh)
      const picked = fresh[turn++ % fresh.length]
      return picked && { pool: picked.pool, lost: picked.lost.promise }
    },
    leaveOut(pool) {
      for (const replica of replicas) if (replica.pool === pool) replica.isFresh = false
    },
    count() {
      const fresh = replicas.filter(({ isFresh }) => isFresh).length
      return { fresh, leftOut: replicas.length - fresh }
    },
    // One that has fallen behind is left out by the next round, when it has answered.
    staleMs: maxLagMs + ROUND_MS + ANSWER_MS,
    async close() {
      closing.abort()
      await watching
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

class ReplicaLost extends Error {
  constructor() {
    super('The replica does not answer')
  }
}

/** Null on a server that is no replica, such as one that has taken over. */
const REPLAYED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'

async function positionOf(pool: pg.Pool, position: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ lsn: string | null }>(`select (${position})::text as lsn`)
  const lsn = rows[0]?.lsn
  if (!lsn) return undefined
  const [high, low] = lsn.split('/') as [string, string]
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/**
 * Does `read` on a fresh replica, or on the primary where there is none, and again there where the replica failed, or
 * fell silent, rather than the statement.
 */
export async function readFromReplica<T>(
  db: Pick<Database, 'pool' | 'replicas'>,
  read: (db: Pick<Database, 'pool'>) => Promise<T>,
): Promise<T> {
  const picked = db.replicas?.pick()
  if (!picked) return read(db)
  const { pool, lost } = picked
  try {
    return await Promise.race([read({ pool }), lost])
  } catch (error) {
    if (isOfStatement(error)) throw error
    db.replicas?.leaveOut(pool)
    return read(db)
  }
}

/** Conflicts with what is replayed (40), a lost connection (08), a server that is full (53) or goes away (57P). */
const OF_REPLICA = /^(40|08|53|57P)/

function isOfStatement(error: unknown): boolean {
  const code = String((error as pg.DatabaseError).code)
  return /^[0-9A-Z]{5}$/.test(code) && !OF_REPLICA.test(code)
}
