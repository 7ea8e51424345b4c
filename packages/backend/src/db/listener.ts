import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '#backend/log.ts'
import type { Database } from './database.ts'
import { type GuardedClient, newClient, SilentServer } from './guarded-client.ts'

export interface ListenerTiming {
  /** Milliseconds before the second try; each further try waits twice as long, up to the longest pause. */
  firstPauseMs: number
  longestPauseMs: number
  /** How often the connection is asked whether it is still there: one that was cut off says nothing by itself. */
  heartbeatMs: number
  /** How long connecting, and each statement, may take. */
  patienceMs: number
}

// A server that is merely busy answers `select 1`, which needs neither disk nor lock, in far less; a packet that is lost is sent
// four times within the patience.
const TIMING: ListenerTiming = {
  firstPauseMs: 500,
  longestPauseMs: 5_000,
  heartbeatMs: 1_000,
  patienceMs: 4_000,
}

/** What is done on the notifications of one channel. */
export interface Listening {
  heard(payload: string): void
  /** The connection was lost and is there again: notifications may have been missed meanwhile. */
  resumed(): void
}

interface Subject {
  channel: string
  listening: Listening
  begun: PromiseWithResolvers<void>
  hasBegun: boolean
}

/**
 * Hears the notifications of a database. On PostgreSQL one connection of its own listens to all channels, and one loop
 * opens the next when it is lost; the embedded database has one connection only, which listens as well. A server that
 * falls silent on that connection, frozen or vanished without hanging up, is abandoned by the whole process.
 */
export class Listener {
  readonly #db: Database
  readonly #log: Log
  readonly #timing: ListenerTiming
  readonly #subjects: Subject[] = []
  #client: pg.ClientBase | undefined
  #isRunning = false

  constructor(db: Database, log: Log, timing: ListenerTiming = TIMING) {
    this.#db = db
    this.#log = log
    this.#timing = timing
  }

  /** Resolves once notifications of the channel arrive. */
  listen(channel: string, listening: Listening): Promise<void> {
    const subject = { channel, listening, begun: Promise.withResolvers<void>(), hasBegun: false }
    this.#subjects.push(subject)
    if (!this.#isRunning) this.#run()
    // A connection that is lost is reported where it is held; the next one listens to this channel from the start.
    else if (this.#client) this.#begin(this.#client, subject).catch(() => {})
    return subject.begun.promise
  }

  #run(): void {
    this.#isRunning = true
    if (this.#db.embedded) this.#useOnlyConnection()
    else this.#useOwnConnection()
  }

  #useOwnConnection(): void {
    const stopping = new AbortController()
    const ended = this.#keepListening(stopping.signal)
    this.#db.onClose(() => {
      stopping.abort()
      return ended
    })
  }

  #useOnlyConnection(): void {
    const { pool } = this.#db
    const use = (client: pg.ClientBase) => {
      if (client === this.#client) return
      this.#open(client).catch((error: unknown) =>
        this.#log.warn({ err: error }, 'cannot listen to the database'),
      )
    }
    pool.on('connect', use)
    // One that is open already.
    pool.connect().then(
      (client) => {
        use(client)
        client.release()
      },
      () => {},
    )
  }

  async #keepListening(stopping: AbortSignal): Promise<void> {
    const { firstPauseMs, longestPauseMs } = this.#timing
    let pauseMs = firstPauseMs
    let isLost = false
    while (!stopping.aborted) {
      const client = this.#newClient()
      const began = performance.now()
      try {
        await client.connect()
        await this.#open(client)
        if (isLost) this.#log.info({}, 'listening to the database again')
        isLost = false
        await this.#untilLost(client, stopping)
      } catch (error) {
        if (!isLost && !stopping.aborted) this.#log.warn({ err: error }, 'cannot listen to the database')
        isLost = true
      } finally {
        this.#client = undefined
        // Not `end()`, which waits for an answer that may never come.
        client.stream.destroy()
      }
      // One that was accepted and lost at once is no success.
      if (performance.now() - began > longestPauseMs) pauseMs = firstPauseMs
      await pause(pauseMs, stopping)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  #newClient(): GuardedClient {
    const { patienceMs } = this.#timing
    const limits = { connectionTimeoutMillis: patienceMs, limitMs: patienceMs, graceMs: 0 }
    const client = newClient(this.#db.direct, limits)
    client.on('error', () => {})
    return client
  }

  async #open(client: pg.ClientBase): Promise<void> {
    this.#client = client
    client.on('notification', ({ channel, payload = '' }) => {
      for (const subject of this.#subjects) if (subject.channel === channel) subject.listening.heard(payload)
    })
    await Promise.all(this.#subjects.map((subject) => this.#begin(client, subject)))
  }

  async #begin(client: pg.ClientBase, subject: Subject): Promise<void> {
    await client.query(`listen ${subject.channel}`)
    if (subject.hasBegun) subject.listening.resumed()
    subject.hasBegun = true
    subject.begun.resolve()
  }

  /** Throws when the connection is lost; returns when there is no more need of it. */
  async #untilLost(client: GuardedClient, stopping: AbortSignal): Promise<void> {
    const lost = new Promise<'lost'>((resolve) => client.once('end', () => resolve('lost')))
    while (!stopping.aborted) {
      const beat = sleep(this.#timing.heartbeatMs, 'beat', { signal: stopping, ref: false }).catch(
        () => 'stopping',
      )
      const next = await Promise.race([lost, beat])
      if (next === 'lost') throw new Error('The connection was closed')
      if (next === 'beat') await this.#askSign(client)
    }
  }

  async #askSign(client: GuardedClient): Promise<void> {
    const began = performance.now()
    try {
      await client.query('select 1')
    } catch (error) {
      if (error instanceof SilentServer) this.#db.abandonServer(began)
      throw error
    }
  }
}

/** About `ms`, so that the processes that lost one database do not all come back at one moment. */
const pause = (ms: number, signal: AbortSignal) =>
  sleep(ms * (0.75 + Math.random() / 2), undefined, { signal, ref: false }).catch(() => {})
