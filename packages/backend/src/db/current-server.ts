import type pg from 'pg'
import { GuardedClient, SilentServer } from './guarded-client.ts'

/** How long one host may take to answer when it is asked whether it is the right one. */
const PATIENCE_MS = 3_000
/** That none was found holds for so long: callers who wait in line are refused at once, too. */
const REST_MS = 500

type Address = Pick<pg.Client, 'host' | 'port'>

/**
 * Which of several hosts connections go to: it is looked for again, in all of them at once, when connections are lost. A single
 * one is asked then as well, so that callers wait no longer than that for a host that says nothing.
 */
export class CurrentServer {
  readonly #urls: readonly string[]
  readonly #writes: boolean
  /** Those that are connected, with the time since when (of `performance.now()`), or are about to be. */
  readonly #clients = new Map<GuardedClient, number | undefined>()
  #found: Promise<Partial<Address>> | undefined

  constructor(urls: readonly string[], writes: boolean) {
    this.#urls = urls
    this.#writes = writes
    // The only one is the right one until a connection to it fails.
    if (urls.length === 1) this.#found = Promise.resolve({})
  }

  /** Has `client` connect to the right host; refused where that takes no writes and has to. */
  async connect(client: GuardedClient, open: () => Promise<pg.Client>): Promise<pg.Client> {
    const found = this.#find()
    Object.assign(client, await found)
    client.on('error', () => this.#forget(found))
    client.once('end', () => this.#clients.delete(client))
    this.#clients.set(client, undefined)
    try {
      await open()
      // An address may move to a standby, or to none that was asked.
      if (this.#writes) await assertWrites(client)
      this.#clients.set(client, performance.now())
      return client
    } catch (error) {
      this.#forget(found)
      client.stream.destroy()
      throw error
    }
  }

  /** Ends connections that are older than `time`, and those that are not there yet: their server says nothing any more. */
  abandon(time: number): void {
    this.#found = undefined
    for (const [client, since = 0] of this.#clients) {
      if (since < time) client.stream.destroy(new SilentServer())
    }
  }

  #find(): Promise<Partial<Address>> {
    if (this.#found) return this.#found
    const found = this.#ask()
    found.catch(() => setTimeout(() => this.#forget(found), REST_MS).unref())
    this.#found = found
    return found
  }

  /** A connection to one that was found before says nothing about the one that was found since. */
  #forget(found: Promise<Partial<Address>>): void {
    if (this.#found === found) this.#found = undefined
  }

  async #ask(): Promise<Address> {
    const answers = this.#urls.map((url) => ask(url, this.#writes))
    return Promise.any(answers).catch(({ errors }: AggregateError) => {
      throw errors.at(-1)
    })
  }
}

async function ask(url: string, writes: boolean): Promise<Address> {
  const client = new GuardedClient({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    limitMs: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    if (writes) await assertWrites(client)
    return { host: client.host, port: client.port }
  } finally {
    client.stream.destroy()
  }
}

async function assertWrites(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]!.transaction_read_only === 'off') return
  // As a server that is about to come up: the same request may succeed later.
  throw Object.assign(new Error('The database takes no writes'), { code: '57P03' })
}
