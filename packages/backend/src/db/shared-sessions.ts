import type pg from 'pg'

/** Connections whose next transaction may be in another session of the server. */
const shared = new WeakSet<pg.Connection>()

/** Whether what is prepared on a connection will be there for its next transaction. */
export const mayPrepare = (connection: pg.Connection) => !shared.has(connection)

type Query = (...given: unknown[]) => unknown

/**
 * Has the connections of `pool` prepare no statement under a name: behind a pooler that lends sessions by the
 * transaction, the name would be left with whoever comes next.
 */
export function prepareNothing(pool: pg.Pool): void {
  onQuery(pool, (query) => (config, ...rest) => {
    if (!isNamed(config)) return query(config, ...rest)
    const { name: _, ...unnamed } = config
    return query(unnamed, ...rest)
  })
  pool.on('connect', (client) => {
    shared.add((client as unknown as { connection: pg.Connection }).connection)
  })
}

/**
 * Gives every transaction on `pool` the time limit and zone that a connection with a session of its own has set once. A single
 * statement outside of one has the limit of its client alone (`GuardedClient`).
 */
export function limitTransactions(pool: pg.Pool, limitMs: number): void {
  onQuery(pool, (query) => (text, ...rest) => {
    // With values, or as an object, it would be one statement and no list of them.
    if (typeof text !== 'string' || rest.some(Array.isArray)) return query(text, ...rest)
    return query(
      text.replace(BEGIN, `$&; set local statement_timeout = ${limitMs}; set local timezone to 'UTC'`),
      ...rest,
    )
  })
}

const BEGIN = /^begin(?: read only| isolation level [a-z ]+)?(?=;|$)/

function onQuery(pool: pg.Pool, wrap: (query: Query) => Query): void {
  pool.on('connect', (client) => {
    client.query = wrap(client.query.bind(client) as Query) as typeof client.query
  })
}

const isNamed = (config: unknown): config is { name: string } =>
  typeof (config as { submit?: unknown } | null)?.submit !== 'function' &&
  typeof (config as { name?: unknown } | null)?.name === 'string'
