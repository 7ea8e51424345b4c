import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { UNKNOWN_STATEMENT } from '#backend/db/prepared-statements.ts'
import { mayPrepare } from '#backend/db/shared-sessions.ts'
import type { Statement } from '../sql/params.ts'

/** A row as PostgreSQL sends it, in text. */
export type Row = (string | null)[]

/** The statements that a connection has prepared, and those that it may forget. */
interface Prepared {
  names: LRUCache<string, string>
  closing: string[]
}

const PER_CONNECTION = 300
const preparedOn = new WeakMap<pg.Connection, Prepared>()

/** Texts seen before: what comes only once is not worth preparing. */
const seen = new LRUCache<string, true>({ max: 2_000 })
// Starts over where development reloads this module, while connections remember the earlier names.
let serial = Date.now()

/**
 * Several statements in one round trip: each parsed, bound and executed before one Sync, so that they are one
 * transaction, and an error in one undoes all. Extends `pg.Query`, the only kind of query that a pipelined
 * connection takes.
 */
export class PipelinedQuery extends pg.Query {
  readonly #statements: Statement[]
  readonly #results: Row[][]
  /** Distinguishes callers: PostgreSQL replans whenever a prepared statement changes its role. */
  readonly #scope: string
  readonly #fresh: { index: number; key: string; name: string }[] = []
  #prepared: Prepared | undefined
  #mayPrepare = true
  #current = 0

  constructor(
    statements: Statement[],
    scope: string,
    callback: (error: Error | null, rows: Row[][]) => void,
  ) {
    super({ text: '' }, (error: Error | null) => callback(error, this.#results))
    this.#statements = statements
    this.#scope = scope
    this.#results = statements.map(() => [])
  }

  override submit = (connection: pg.Connection): Error | null => {
    this.#prepared = preparedFor(connection)
    this.#mayPrepare = mayPrepare(connection)
    const { stream } = connection as unknown as { stream: { cork?(): void; uncork?(): void } }
    stream.cork?.()
    try {
      for (const name of this.#prepared.closing.splice(0)) close(connection, name)
      for (const [index, statement] of this.#statements.entries()) this.#send(connection, statement, index)
      connection.sync()
    } finally {
      stream.uncork?.()
    }
    return null
  }

  #send(connection: pg.Connection, { text, values }: Statement, index: number): void {
    const name = this.#nameOf(text, index)
    if (name === undefined || this.#fresh.at(-1)?.index === index) {
      connection.parse({ text, name: name ?? '', types: [] }, true)
    }
    connection.bind(
      { portal: '', statement: name ?? '', values, binary: false } as unknown as pg.BindConfig,
      true,
    )
    connection.execute({ portal: '', rows: '' } as pg.ExecuteConfig, true)
  }

  #nameOf(text: string, index: number): string | undefined {
    if (!this.#mayPrepare) return undefined
    const key = `${this.#scope}\0${text}`
    const known = this.#prepared!.names.get(key)
    if (known) return known
    if (!seen.get(text)) {
      seen.set(text, true)
      return undefined
    }
    const name = `rest_${++serial}`
    this.#prepared!.names.set(key, name)
    this.#fresh.push({ index, key, name })
    return name
  }

  handleRowDescription(): void {}

  handleDataRow({ fields }: { fields: Row }): void {
    this.#results[this.#current]?.push(fields)
  }

  handleCommandComplete(): void {
    this.#current++
  }

  handleEmptyQuery(): void {
    this.#current++
  }

  handleError(error: Error, connection?: pg.Connection): void {
    // No statement counts as prepared on this connection any more: all are prepared again.
    if (connection && (error as pg.DatabaseError).code === UNKNOWN_STATEMENT) preparedOn.delete(connection)
    // Statements after the error were never parsed, and whether the failed one was is unknown.
    for (const { index, key, name } of this.#fresh) {
      if (index < this.#current) continue
      this.#prepared!.names.delete(key)
      this.#prepared!.closing.push(name)
    }
    this.#finish(error)
  }

  handleReadyForQuery(): void {
    this.#finish(null)
  }

  #finish(error: Error | null): void {
    const { callback } = this as unknown as { callback: (error: Error | null) => void }
    callback(error)
  }
}

function preparedFor(connection: pg.Connection): Prepared {
  const known = preparedOn.get(connection)
  if (known) return known
  const closing: string[] = []
  const names = new LRUCache<string, string>({
    max: PER_CONNECTION,
    dispose: (name, _, reason) => {
      if (reason === 'evict') closing.push(name)
    },
  })
  const made = { closing, names }
  preparedOn.set(connection, made)
  return made
}

function close(connection: pg.Connection, name: string): void {
  ;(connection as unknown as { close(what: { type: 'S'; name: string }): void }).close({ type: 'S', name })
}
