import type { Deps } from '#backend/deps.ts'
import type { Envelope } from './envelope.ts'

/** Envelopes that travel in one statement, and the most that wait for the database. */
const BATCH = 200
const MAX_WAITING = 20_000
/** How often a process says that it is there, and how long after the last word it counts as gone. */
const ALIVE_MS = 10_000
const GONE_MS = 35_000

type Handler = (origin: string, envelope: Envelope) => void

/**
 * Carries envelopes between the processes on one database, by notifications. As long as no other process is there,
 * broadcasts and presences stay here; on the embedded database everything does.
 */
export class Bus {
  readonly #deps: Deps
  /** Names this process. */
  readonly origin = crypto.randomUUID()
  readonly #seenAt = new Map<string, number>()
  readonly #handle: Handler
  #waiting: string[] = []
  #sending: Promise<void> | undefined
  #receiving: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #number = 0

  constructor(deps: Deps, handle: Handler) {
    this.#deps = deps
    this.#handle = handle
  }

  /** To be called once this process can hear the others. */
  start(): void {
    if (this.#deps.db.embedded) return
    this.publish({ type: 'hello' })
    this.#timer ??= setInterval(() => this.#beat(), ALIVE_MS).unref()
  }

  async stop(): Promise<void> {
    if (!this.#timer) return
    clearInterval(this.#timer)
    this.publish({ type: 'bye' })
    await this.#sending
  }

  publish(envelope: Envelope): void {
    if (this.#deps.db.embedded) return
    // A process that hears nobody itself, because it has no sockets, cannot know who is there.
    const isForOthers = envelope.type === 'broadcast' || envelope.type === 'presence'
    if (isForOthers && this.#timer && this.#seenAt.size === 0) return
    if (this.#waiting.length >= MAX_WAITING) return
    // Numbered, because PostgreSQL merges equal notifications of a transaction.
    this.#waiting.push(`${this.origin} ${this.#number++} ${JSON.stringify(envelope)}`)
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined
    })
  }

  /** Takes the body of a notification. */
  receive(body: string): void {
    this.#inOrder(() => this.#open(body))
  }

  /** Takes the id of a body that was too long for a notification. */
  receiveStored(id: string): void {
    const body = this.#deps.db.pool.query<{ body: string }>(
      'select body from realtime.envelopes where id = $1',
      [id],
    )
    // Reported when its turn comes.
    body.catch(() => {})
    this.#inOrder(async () => {
      const { rows } = await body
      if (rows[0]) this.#open(rows[0].body)
    })
  }

  /** At once, unless one is still being read. */
  #inOrder(work: () => Promise<void> | void): void {
    const result = this.#receiving ? this.#receiving.then(work) : work()
    if (!result) return
    const done = result
      .catch((error: unknown) => this.#warn({ err: error }, 'Realtime could not hear another process'))
      .finally(() => {
        if (this.#receiving === done) this.#receiving = undefined
      })
    this.#receiving = done
  }

  #open(body: string): void {
    const [, origin, json] = /^(\S+) \d+ (.*)$/s.exec(body) ?? []
    if (!origin || !json || origin === this.origin) return
    const envelope = JSON.parse(json) as Envelope
    const isNew = !this.#seenAt.has(origin)
    if (envelope.type === 'bye') this.#seenAt.delete(origin)
    else this.#seenAt.set(origin, performance.now())
    // It may not have heard what was said before.
    if (isNew && envelope.type !== 'bye' && envelope.type !== 'hello') this.#handle(origin, { type: 'hello' })
    this.#handle(origin, envelope)
  }

  async #send(): Promise<void> {
    // Those of one turn travel together.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH)
      try {
        await this.#deps.db.pool.query({
          name: 'realtime-tell',
          text: 'select realtime.tell($1::text[])',
          values: [batch],
        })
      } catch (error) {
        this.#warn({ err: error, lost: batch.length }, 'Realtime could not tell the other processes')
      }
    }
  }

  #beat(): void {
    this.publish({ type: 'alive' })
    for (const [origin, seenAt] of this.#seenAt) {
      if (performance.now() - seenAt < GONE_MS) continue
      this.#seenAt.delete(origin)
      this.#handle(origin, { type: 'bye' })
    }
  }

  #warn(fields: { err: unknown; lost?: number }, text: string): void {
    const { log, outage } = this.#deps
    if (!outage.covers(fields.err)) log.warn(fields, text)
  }
}
