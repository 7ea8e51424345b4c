import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/** Each connection keeps what it has prepared for as long as it lives. */
const MAX_PREPARED = 300
/** What comes this often is worth preparing. */
const SENT_BEFORE = 3
/** What a star stands for changes with a migration of another process, and a prepared statement then fails (0A000). */
const RETURNS_STAR = /(?:\.|\bselect\s+|\breturning\s+|,\s*)\*/i

const sent = new LRUCache<string, number>({ max: 2_000 })
const names = new Map<string, string>()

/**
 * Has PostgreSQL parse and plan a text with parameters once a connection instead of once a call, when this process
 * sends it again and again. Half of what a short statement costs the database is parsing and planning it.
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
  if (times <= SENT_BEFORE || RETURNS_STAR.test(text)) return
  // PostgreSQL cuts names at 63 characters. A digest, not a counter: while developing, this module is there twice.
  const name = `text-${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
  names.set(text, name)
  return name
}
