import type pg from 'pg'
import { StartError } from '#backend/start/start-error.ts'
import { CurrentServer } from './current-server.ts'
import { GuardedClient, type GuardOptions } from './guarded-client.ts'

/** Which hosts will do: any, or those that take writes. */
const ATTRIBUTES: Record<string, { writes: boolean }> = {
  any: { writes: false },
  'read-write': { writes: true },
  primary: { writes: true },
}

export interface Hosts {
  /** The options of connections to whichever of the hosts is the right one at the time. */
  options: pg.PoolConfig & GuardOptions
  server: CurrentServer
}

/**
 * The driver knows one host; libpq's form with several (`postgres://a:5432,b:5432/db`) is resolved here. With `writes`
 * a server that takes none is refused, unless the address says `target_session_attrs=any`.
 */
export function readHosts(url: string, writes = false): Hosts {
  const split = splitHosts(url)
  const server = new CurrentServer(split.urls, split.writes ?? writes)
  const Client = class extends ClientOfServer {
    constructor(options: GuardOptions) {
      super(server, options)
    }
  }
  const options = { connectionString: split.urls[0]!, Client } as unknown as Hosts['options']
  return { options, server }
}

/** One connection string for each host, and whether the address says that the host has to take writes. */
export function splitHosts(url: string): { urls: string[]; writes?: boolean } {
  const { scheme, user = '', hosts, rest } = URL_OF_SEVERAL.exec(url)?.groups ?? {}
  if (!scheme || !hosts) return { urls: [url] }
  const [path = '', query = ''] = rest!.split('?')
  const params = new URLSearchParams(query)
  const wanted = params.get('target_session_attrs')
  const attribute = wanted === null ? {} : ATTRIBUTES[wanted]
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

type Connected = Parameters<pg.Client['connect']>[0]

/** Connects to the host that is the right one at the time. */
class ClientOfServer extends GuardedClient {
  readonly #server: CurrentServer

  constructor(server: CurrentServer, options: GuardOptions) {
    super(options)
    this.#server = server
  }

  override connect(): Promise<pg.Client>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.Client> | undefined {
    const connected = this.#server.connect(this, () => super.connect())
    if (!callback) return connected
    const done = callback as (error: Error | null, client?: pg.Client) => void
    connected.then((client) => done(null, client), done)
    return
  }
}
