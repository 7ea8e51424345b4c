import type pg from 'pg'
import { StartError } from '#backend/start/start-error.ts'
import { GuardedClient, type GuardOptions } from './guarded-client.ts'

/** How long one host may take to answer before the next one is asked. */
const PATIENCE_MS = 3_000
/** Which hosts will do: any, or those that take writes. */
const ATTRIBUTES: Record<string, { writes: boolean }> = {
  any: { writes: false },
  'read-write': { writes: true },
  primary: { writes: true },
}

/**
 * The options of connections to `url`. The driver knows one host; libpq's form with several
 * (`postgres://a:5432,b:5432/db?target_session_attrs=read-write`) is resolved here.
 */
export function readHosts(url: string): pg.PoolConfig & GuardOptions {
  const { urls, writes } = splitHosts(url)
  if (urls.length === 1 && !writes) return { connectionString: urls[0]! }
  const hosts = new Hosts(urls, writes)
  const Client = class extends ClientOfHosts {
    constructor(options: GuardOptions) {
      super(hosts, options)
    }
  }
  return { connectionString: urls[0]!, Client } as unknown as pg.PoolConfig & GuardOptions
}

/** One connection string for each host, and whether the host has to take writes. */
export function splitHosts(url: string): { urls: string[]; writes: boolean } {
  const { scheme, user = '', hosts, rest } = URL_OF_SEVERAL.exec(url)?.groups ?? {}
  if (!scheme || !hosts) return { urls: [url], writes: false }
  const [path = '', query = ''] = rest!.split('?')
  const params = new URLSearchParams(query)
  const wanted = params.get('target_session_attrs') ?? 'any'
  const attribute = ATTRIBUTES[wanted]
  if (!attribute) {
    throw new StartError(
      `target_session_attrs in DATABASE_URL is ${wanted}, and may be read-write, primary or any.`,
    )
  }
  params.delete('target_session_attrs')
  const suffix = params.size > 0 ? `?${params}` : ''
  return { urls: hosts.split(',').map((host) => `${scheme}${user}${host}${path}${suffix}`), ...attribute }
}

const URL_OF_SEVERAL = /^(?<scheme>postgres(?:ql)?:\/\/)(?<user>[^/?]*@)?(?<hosts>[^@/?]+)(?<rest>.*)$/

type Address = Pick<pg.Client, 'host' | 'port'>

/** Knows which of several hosts is the right one, and looks again when connections to it are lost. */
class Hosts {
  readonly #urls: readonly string[]
  readonly #writes: boolean
  #found: Promise<Address> | undefined

  constructor(urls: readonly string[], writes: boolean) {
    this.#urls = urls
    this.#writes = writes
  }

  find(): Promise<Address> {
    this.#found ??= this.#ask().catch((error: unknown) => {
      this.#found = undefined
      throw error
    })
    return this.#found
  }

  forget(): void {
    this.#found = undefined
  }

  async #ask(): Promise<Address> {
    let failure: unknown
    for (const url of this.#urls) {
      const client = new GuardedClient({
        connectionString: url,
        connectionTimeoutMillis: PATIENCE_MS,
        limitMs: PATIENCE_MS,
      })
      client.on('error', () => {})
      try {
        await client.connect()
        if (this.#writes) await assertWrites(client)
        return { host: client.host, port: client.port }
      } catch (error) {
        failure = error
      } finally {
        client.stream.destroy()
      }
    }
    throw failure
  }
}

async function assertWrites(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]!.transaction_read_only === 'off') return
  // As a server that is about to come up: the same request may succeed later.
  throw Object.assign(new Error('No host of DATABASE_URL takes writes'), { code: '57P03' })
}

type Connected = Parameters<pg.Client['connect']>[0]

/** Connects to the host that is the right one at the time. */
class ClientOfHosts extends GuardedClient {
  readonly #hosts: Hosts

  constructor(hosts: Hosts, options: GuardOptions) {
    super(options)
    this.#hosts = hosts
    this.on('error', () => hosts.forget())
  }

  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const connected = this.#connect()
    if (!callback) return connected
    const done = callback as (error: Error | null, client?: pg.Client) => void
    connected.then((client) => done(null, client), done)
    return
  }

  async #connect(): Promise<pg.Client> {
    Object.assign(this, await this.#hosts.find())
    try {
      return await super.connect()
    } catch (error) {
      this.#hosts.forget()
      throw error
    }
  }
}
