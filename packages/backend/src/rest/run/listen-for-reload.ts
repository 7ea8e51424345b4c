import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#backend/db/database.ts'
import { GuardedClient } from '#backend/db/guarded-client.ts'
import type { Log } from '#backend/log.ts'

interface Timing {
  /** Milliseconds before the second try; each further try waits twice as long, up to the longest pause. */
  firstPauseMs: number
  longestPauseMs: number
  /** How often the connection is asked whether it is still there: one that was cut off says nothing by itself. */
  heartbeatMs: number
  /** How long connecting, and each statement, may take. */
  patienceMs: number
}

// Proxies end what has been silent for a minute, some for half of one.
const TIMING: Timing = { firstPauseMs: 500, longestPauseMs: 30_000, heartbeatMs: 20_000, patienceMs: 10_000 }

/**
 * Reads the schema cache again on `NOTIFY pgrst`. One connection of its own listens, and one loop opens the next when
 * it is lost; the embedded database has one connection only, so there it is done by looking after a miss.
 */
export function listenForReload(
  db: Database,
  log: Log,
  reload: () => Promise<unknown>,
  timing: Timing = TIMING,
): void {
  if (db.embedded) return
  const stopping = new AbortController()
  const ended = keepListening(db, log, reload, timing, stopping.signal)
  db.onClose(() => {
    stopping.abort()
    return ended
  })
}

async function keepListening(
  db: Database,
  log: Log,
  reload: () => Promise<unknown>,
  timing: Timing,
  stopping: AbortSignal,
): Promise<void> {
  let pauseMs = timing.firstPauseMs
  let isLost = false
  while (!stopping.aborted) {
    const client = newClient(db, timing)
    const began = performance.now()
    try {
      await open(client, reload)
      if (isLost) {
        log.info({}, 'listening for changes of the schema again')
        // Notifications may have been missed meanwhile.
        void reload().catch(() => {})
      }
      isLost = false
      await untilLost(client, timing, stopping)
    } catch (error) {
      if (!isLost && !stopping.aborted) log.warn({ err: error }, 'cannot listen for changes of the schema')
      isLost = true
    } finally {
      // Not `end()`, which waits for an answer that may never come.
      client.stream.destroy()
    }
    // One that was accepted and lost at once is no success.
    if (performance.now() - began > timing.longestPauseMs) pauseMs = timing.firstPauseMs
    await pause(pauseMs, stopping)
    pauseMs = Math.min(pauseMs * 2, timing.longestPauseMs)
  }
}

function newClient({ pool }: Database, { patienceMs }: Timing): GuardedClient {
  const client = new GuardedClient({
    ...pool.options,
    connectionTimeoutMillis: patienceMs,
    limitMs: patienceMs,
    graceMs: 0,
  })
  client.on('error', () => {})
  return client
}

async function open(client: GuardedClient, reload: () => Promise<unknown>): Promise<void> {
  client.on('notification', ({ payload }) => {
    if (!payload || payload === 'reload schema') reload().catch(() => {})
  })
  await client.connect()
  await client.query('listen pgrst')
}

/** Throws when the connection is lost; returns when there is no more need of it. */
async function untilLost(
  client: GuardedClient,
  { heartbeatMs }: Timing,
  stopping: AbortSignal,
): Promise<void> {
  const lost = new Promise<'lost'>((resolve) => client.once('end', () => resolve('lost')))
  while (!stopping.aborted) {
    const beat = sleep(heartbeatMs, 'beat', { signal: stopping, ref: false }).catch(() => 'stopping')
    const next = await Promise.race([lost, beat])
    if (next === 'lost') throw new Error('The connection was closed')
    if (next === 'beat') await client.query('select 1')
  }
}

/** About `ms`, so that the processes that lost one database do not all come back at one moment. */
const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms * (0.75 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => {})
