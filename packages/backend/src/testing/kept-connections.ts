import type pg from 'pg'
import { GuardedClient } from '../db/guarded-client.ts'

/** A connection with the members that the driver's types leave out. */
type Client = GuardedClient & {
  _queryable: boolean
  _ending: boolean
  readyForQuery: boolean
  ref(): void
  unref(): void
}

type Done = () => void

/** What one user of a session leaves behind in it, beside prepared statements. */
const FORGET = `rollback; reset session authorization; reset role; reset all; unlisten *;
  select pg_advisory_unlock_all()`

/** Connections to one database that outlast their pool, for the next pool: a session that is used to its tables is ten times as quick. */
export class KeptConnections {
  readonly #clients: Client[] = []
  /** Those that were given back with an error. */
  readonly #failed = new WeakSet<object>()

  get size(): number {
    return this.#clients.length
  }

  /** Has `pool` take these connections before it opens others, and leave them here when it ends. */
  lend(pool: pg.Pool): void {
    pool.on('release', (error, client) => {
      if (error) this.#failed.add(client)
    })
    const take = (options: pg.ClientConfig) => {
      const kept = this.#clients.pop()
      kept?.ref()
      return kept ?? this.#open(options)
    }
    Object.assign(pool, {
      // The driver calls it with `new`.
      Client: function Client(options: pg.ClientConfig) {
        return take(options)
      },
    })
  }

  /** Makes the sessions as new ones, and gives back one of them; those that cannot be are closed. */
  async refresh(): Promise<GuardedClient | undefined> {
    const all = this.#clients.splice(0)
    const outcomes = await Promise.allSettled(all.map((client) => client.query(FORGET)))
    for (const [n, { status }] of outcomes.entries()) {
      if (status === 'fulfilled') this.#clients.push(all[n]!)
      else await all[n]!.end().catch(() => {})
    }
    return this.#clients.at(-1)
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#clients.splice(0).map((client) => client.end()))
  }

  #open(options: pg.ClientConfig): Client {
    const client = new GuardedClient(options) as Client
    const end = client.end.bind(client) as (done?: Done) => Promise<void>
    // A pool tells what to do next; who ends a connection otherwise means it.
    client.end = ((done?: Done) =>
      done && this.#isWell(client) ? this.#keep(client, done) : end(done)) as never
    return client
  }

  #isWell(client: Client): boolean {
    return client._queryable && !client._ending && client.readyForQuery && !this.#failed.has(client)
  }

  #keep(client: Client, done: Done): void {
    // What its pool has added to it.
    client.removeAllListeners()
    client.on('error', () => {})
    Reflect.deleteProperty(client, 'query')
    client.connect = ((connected: Done) => process.nextTick(connected)) as never
    // A worker may end with it.
    client.unref()
    this.#clients.push(client)
    process.nextTick(done)
  }
}
