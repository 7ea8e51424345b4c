import pg from 'pg'

/** The server knows no prepared statement of this name. */
export const UNKNOWN_STATEMENT = '26000'

/**
 * Keeps what a connection of `pool` believes to be prepared in step with what its server has prepared.
 *
 * The driver turns values into text between preparing a statement and binding it, so a value that cannot be printed,
 * such as JSON that is nested too deep, would leave a name behind that only one side knows. Values are therefore text
 * before the driver sees them. Where a name is unknown nonetheless, it is forgotten, and the connection leaves the
 * pool.
 */
export function protectPreparedStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const recover = (error: unknown, config: unknown) => {
      if ((error as { code?: string } | null)?.code !== UNKNOWN_STATEMENT) return
      forget(client, (config as { name?: string }).name)
      void client.end().catch(() => {})
    }
    client.query = ((config: unknown, values?: unknown, callback?: unknown) => {
      // A query that submits itself, such as a pipelined read, brings texts and keeps its own names.
      if (isSubmittable(config)) return query(config, values, callback)
      const plain = withTexts(config)
      const texts = Array.isArray(values) ? values.map(prepareValue) : values
      if (typeof callback !== 'function') return watched(query(plain, texts), recover, config)
      return query(plain, texts, (error: unknown, result: unknown) => {
        recover(error, config)
        callback(error, result)
      })
    }) as typeof client.query
  })
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

const isSubmittable = (config: unknown) =>
  typeof (config as { submit?: unknown } | null)?.submit === 'function'

function withTexts(config: unknown): unknown {
  const { values } = (config ?? {}) as { values?: unknown }
  return Array.isArray(values) ? { ...(config as object), values: values.map(prepareValue) } : config
}

function watched(result: unknown, recover: (error: unknown, config: unknown) => void, config: unknown) {
  return Promise.resolve(result).catch((error) => {
    recover(error, config)
    throw error
  })
}

/** The driver's own memory of what it has prepared. */
interface Remembering {
  connection: Record<'parsedStatements' | 'submittedNamedStatements', Record<string, string>>
}

function forget(client: pg.PoolClient, name: string | undefined): void {
  if (name === undefined) return
  const { parsedStatements, submittedNamedStatements } = (client as unknown as Remembering).connection
  delete parsedStatements[name]
  delete submittedNamedStatements[name]
}
