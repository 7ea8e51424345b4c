import type { Deps } from '#backend/deps.ts'
import type { Channel } from '../channel/channel.ts'
import { readChanges } from './change.ts'
import { deliverChanges } from './deliver-changes.ts'
import type { Entry } from './entry.ts'
import { type PublishedTable, readPublication } from './publication.ts'
import type { Subscription } from './subscription.ts'

/** Milliseconds for which the publication is taken to be as it was read. */
const FRESH_MS = 30_000
/** Seconds before the loss of a connection whose changes are read again, and how many transactions are kept for that. */
const OVERLAP_SECONDS = 120
const REMEMBERED = 10_000

/** Reads what committed transactions changed, one after the other, and tells the channels that subscribed to it. */
export class ChangeFeed {
  readonly #deps: Deps
  readonly #subscriptions = new Map<Channel, Subscription<Channel>>()
  readonly #heard = new Set<string>()
  #waiting: string[] = []
  #working: Promise<void> | undefined
  #publication: { tables: Promise<Map<number, PublishedTable>>; readAt: number } | undefined

  constructor(deps: Deps) {
    this.#deps = deps
  }

  add(channel: Channel, entries: Entry[]): void {
    this.#subscriptions.set(channel, { subscriber: channel, entries })
  }

  remove(channel: Channel): void {
    this.#subscriptions.delete(channel)
  }

  /** The published tables by oid; read again when they were read longer ago than that. */
  tables(freshMs = FRESH_MS): Promise<Map<number, PublishedTable>> {
    if (this.#publication && performance.now() - this.#publication.readAt < freshMs) {
      return this.#publication.tables
    }
    const tables = readPublication(this.#deps.db)
    this.#publication = { tables, readAt: performance.now() }
    // A failure is not kept.
    tables.catch(() => {
      if (this.#publication?.tables === tables) this.#publication = undefined
    })
    return tables
  }

  /** Takes over that a transaction with changes was committed. */
  hear(transactionId: string): void {
    if (this.#heard.has(transactionId)) return
    this.#remember(transactionId)
    if (this.#subscriptions.size === 0) return
    this.#waiting.push(transactionId)
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined
    })
  }

  /** Catches up with what was announced while nobody listened; the first time, to know what is old. */
  async catchUp({ isFirst }: { isFirst: boolean }): Promise<void> {
    const { rows } = await this.#deps.db.pool.query<{ id: string }>(
      `select transaction_id::text as id from realtime.changes
       where changed_at > now() - make_interval(secs => $1)
       group by transaction_id order by max(id)`,
      [OVERLAP_SECONDS],
    )
    for (const { id } of rows) {
      if (isFirst) this.#remember(id)
      else this.hear(id)
    }
  }

  /** Has the triggers follow the publication while there are subscribers. */
  async refresh(): Promise<void> {
    if (this.#subscriptions.size > 0) await this.tables()
  }

  #remember(transactionId: string): void {
    this.#heard.add(transactionId)
    if (this.#heard.size > REMEMBERED) this.#heard.delete(this.#heard.values().next().value!)
  }

  async #work(): Promise<void> {
    for (let id = this.#waiting.shift(); id !== undefined; id = this.#waiting.shift()) {
      try {
        const tables = await this.tables()
        for await (const changes of readChanges(this.#deps.db, id)) {
          await deliverChanges(this.#deps, tables, this.#subscriptions.values(), changes)
        }
      } catch (error) {
        const { log, outage } = this.#deps
        if (!outage.covers(error)) log.warn({ err: error }, 'Realtime could not tell changes')
      }
    }
  }
}
