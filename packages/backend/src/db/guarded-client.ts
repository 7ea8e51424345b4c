import type { Duplex } from 'node:stream'
import pg from 'pg'

export interface GuardOptions extends pg.ClientConfig {
  /** Time limit of a statement in milliseconds; 0 for none. */
  limitMs?: number
  /** Milliseconds to wait beyond the limit, where the server knows the limit itself and reports it in its own words. */
  graceMs?: number
  /** Milliseconds that a statement may go on after `elapsedMs`, where elapsed time is not all that counts. */
  timeLeft?(client: GuardedClient, elapsedMs: number): Promise<number>
  /** Ends a connection whose statement has taken longer. */
  endOverdue?(client: GuardedClient): void
}

/** Milliseconds between two checks of a statement that may go on. */
const LEAST_MS = 20

/** The members of a connection that the driver's types leave out. */
interface Connection extends pg.Connection {
  stream: Duplex
  attachListeners(stream: Duplex): void
}

/**
 * A connection whose failures stay its own: what is thrown while its answers are read fails its queries and closes it,
 * instead of ending the process. And a connection on which no statement takes longer than it may.
 */
export class GuardedClient extends pg.Client {
  /** Time limit in milliseconds of a statement of this connection's current user; 0 means no limit. */
  limitMs: number
  readonly #defaultLimitMs: number
  readonly #graceMs: number
  readonly #endOverdue: (client: GuardedClient) => void
  readonly #timeLeft: GuardOptions['timeLeft']
  #unanswered = 0
  #timer: NodeJS.Timeout | undefined
  #began = 0

  constructor(options: GuardOptions) {
    super(options)
    this.#defaultLimitMs = options.limitMs ?? 0
    this.limitMs = this.#defaultLimitMs
    this.#graceMs = options.graceMs ?? 0
    this.#endOverdue = options.endOverdue ?? giveUp
    this.#timeLeft = options.timeLeft
    this.#containErrors()
    this.#gatherWrites()
    this.#watchStatements()
  }

  get stream(): Duplex {
    return this.#connection.stream
  }

  /** A limit granted to one user of the connection does not pass on to the next. */
  restoreLimit(): void {
    this.limitMs = this.#defaultLimitMs
  }

  get #connection(): Connection {
    return (this as unknown as { connection: Connection }).connection
  }

  #containErrors(): void {
    const connection = this.#connection
    const attach = connection.attachListeners
    connection.attachListeners = (stream) => {
      const emit = stream.emit
      stream.emit = (event: string | symbol, ...values: unknown[]) => {
        if (event !== 'data') return emit.call(stream, event, ...values)
        try {
          return emit.call(stream, event, ...values)
        } catch (error) {
          stream.destroy(error as Error)
          return true
        }
      }
      attach.call(connection, stream)
    }
  }

  /**
   * Statements that are sent without waiting for each other leave in one write. To wake the server takes longer than to
   * write to it, and it would be done for each of them.
   */
  #gatherWrites(): void {
    const connection = this.#connection
    const { attachListeners, query } = connection
    connection.attachListeners = (stream) => {
      const uncork = stream.uncork.bind(stream)
      // After all that is said in this turn, and in the promises that it keeps.
      stream.uncork = () => process.nextTick(uncork)
      attachListeners.call(connection, stream)
    }
    connection.query = (text) => {
      connection.stream.cork()
      query.call(connection, text)
      connection.stream.uncork()
    }
  }

  /** Each Sync and each simple query is answered by one ReadyForQuery. */
  #watchStatements(): void {
    const connection = this.#connection
    const { sync, query } = connection
    connection.sync = () => {
      sync.call(connection)
      this.#sent()
    }
    connection.query = (text) => {
      query.call(connection, text)
      this.#sent()
    }
    connection.on('readyForQuery', () => {
      this.#unanswered = Math.max(0, this.#unanswered - 1)
      this.#watch()
    })
    connection.on('end', () => clearTimeout(this.#timer))
  }

  #sent(): void {
    if (++this.#unanswered === 1) this.#watch()
  }

  #watch(): void {
    clearTimeout(this.#timer)
    if (this.#unanswered === 0 || this.limitMs === 0) return
    const began = performance.now()
    this.#timer = setTimeout(() => this.#check(began), this.limitMs + this.#graceMs)
    this.#began = began
  }

  /** The answer may have arrived while this thread was busy: it is read before `setImmediate` calls back. */
  #check(began: number): void {
    setImmediate(async () => {
      const isUnderWay = () => this.#began === began && this.#unanswered > 0
      if (!isUnderWay()) return
      const left = (await this.#timeLeft?.(this, performance.now() - began)) ?? 0
      if (!isUnderWay()) return
      if (left > 0) this.#timer = setTimeout(() => this.#check(began), Math.max(left, LEAST_MS))
      else this.#endOverdue(this)
    })
  }
}

/** A server that did not answer in time, and did not hang up either. */
export class SilentServer extends Error {
  readonly code = '08006'

  constructor() {
    super('The database does not answer')
  }
}

function giveUp({ stream }: GuardedClient): void {
  stream.destroy(new SilentServer())
}

/** Limits the statements of a connection from the pool until it is given back. */
export function limitStatements(client: pg.ClientBase, limitMs: number): void {
  ;(client as GuardedClient).limitMs = limitMs
}

/** A connection beside those of `pool`, and of their kind. */
export function newClient(pool: pg.Pool, options: GuardOptions = {}): GuardedClient {
  const { Client } = pool.options as unknown as { Client: typeof GuardedClient }
  return new Client({ ...(pool.options as GuardOptions), ...options })
}
