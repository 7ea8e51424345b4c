import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
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

/** Each connection keeps what it has prepared for as long as it lives. */
const MAX_PREPARED = 300
/** A statement that was sent this often is worth preparing. */
const SENT_BEFORE = 3
const STAR = /(?:\.|\bselect\s+|\breturning\s+|,\s*)\*/i
const INNERMOST = /\([^()]*\)/g

/**
 * A migration by another process changes the columns of a star, and a prepared statement that answers them then fails
 * (0A000). A star in parentheses is planned anew and answers as before, unless the statement begins with them.
 */
function returnsStar(text: string): boolean {
  let outer = text.trimStart().replace(/^\(/, '')
  for (let inner = ''; outer !== inner; ) {
    inner = outer
    outer = inner.replace(INNERMOST, '')
  }
  return STAR.test(outer)
}

const sent = new LRUCache<string, number>({ max: 2_000 })
const names = new Map<string, string>()

/**
 * Makes PostgreSQL parse and plan a parametrised statement once a connection instead of once a call, when this process
 * sends it again and again. Parsing and planning are half of a short statement's cost.
 */
export function prepareRepeatedStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((config: unknown, values?: unknown, callback?: unknown) => {
      const name = Array.isArray(values) && values.length > 0 ? nameOf(config) : undefined
      return query(name ? { name, text: config } : config, values, callback)
    }) as typeof client.query
  })
}

function nameOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return
  const known = names.get(text)
  if (known || names.size >= MAX_PREPARED) return known
  const times = (sent.get(text) ?? 0) + 1
  sent.set(text, times)
  if (times <= SENT_BEFORE || returnsStar(text)) return
  // PostgreSQL cuts names at 63 characters. A digest, not a counter: while developing, this module is there twice.
  const name = `text-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return name
}
