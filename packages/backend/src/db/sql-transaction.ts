import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type pg from 'pg'
import type { Schema } from '#backend/register.ts'

/** Whatever runs SQL written by hand: a transaction, a connection, a pool. */
export type Queryable = Pick<pg.ClientBase, 'query'>

/**
 * The open transaction of one connection: the query builder's, with `query` for SQL written by hand. Statements may be
 * sent without waiting for those before them, which travel together. Refuses to be used once it is over.
 */
export class SqlTransaction extends Transaction<Schema> implements Queryable {
  readonly query: pg.ClientBase['query']
  readonly #open: { client: pg.PoolClient | undefined }

  constructor(client: pg.PoolClient) {
    const open: { client: pg.PoolClient | undefined } = { client }
    const current = () => {
      if (!open.client) throw new Error('This transaction is over')
      return open.client
    }
    const connection = connectionOf(current)
    const executor = EXECUTOR.withConnectionProvider({ provideConnection: (use) => use(connection) })
    super({ config: { dialect: DIALECT }, dialect: DIALECT, driver: DRIVER, executor })
    this.#open = open
    this.query = ((...given: [never]) => current().query(...given)) as pg.ClientBase['query']
  }

  /** Gives the connection back; from now on it may serve another request. */
  end(): void {
    this.#open.client = undefined
  }
}

const DRIVER = new DummyDriver()
/** The query builder requires a dialect with a pool; it never opens a connection of its own. */
const DIALECT = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction has its connection')),
})
const EXECUTOR = new DefaultQueryExecutor(new PostgresQueryCompiler(), new PostgresAdapter(), {
  provideConnection: () => Promise.reject(new Error('A transaction has its connection')),
})

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const connectionOf = (current: () => pg.PoolClient): DatabaseConnection => ({
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await current().query(sql, [...parameters])
    if (!CHANGES.has(command)) return { rows: rows ?? [] }
    return { rows: rows ?? [], numAffectedRows: BigInt(rowCount ?? 0) }
  },
  streamQuery() {
    throw new Error('Rows are not streamed')
  },
})
