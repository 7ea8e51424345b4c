import { createHash } from 'node:crypto'
import type { Database } from '#backend/db/database.ts'

/** At most `requests` in `seconds` for whatever `key` names; a burst of all of them at once is allowed. */
export interface RateLimit {
  key: string
  requests: number
  seconds: number
  /** How many requests this one counts as; 1 by default. */
  cost?: number
}

/**
 * Counts one request against every limit and returns 0, or the milliseconds until it would pass. The counters live
 * in the database, so they hold over all processes; keys are kept as hashes, because they name people.
 */
export async function takeRateLimit(db: Database, limits: RateLimit[]): Promise<number> {
  if (limits.length === 0) return 0
  // One order for all requests: rows locked in different orders would be a deadlock.
  const rows = limits.map((limit) => ({ ...limit, key: hash(limit.key) })).sort(byKey)
  const { rows: answer } = await db.pool.query<{ wait: number }>({
    name: 'take-rate-limit',
    text: 'select lendaround.take($1::text[], $2::int[], $3::int[], $4::int[]) as wait',
    values: [
      rows.map((r) => r.key),
      rows.map((r) => r.requests),
      rows.map((r) => r.seconds),
      rows.map((r) => r.cost ?? 1),
    ],
  })
  return answer[0]?.wait ?? 0
}

/** Forgets what was counted against `keys`, e.g. after a sign-in that succeeded. */
export async function clearRateLimit(db: Database, keys: string[]): Promise<void> {
  await db.pool.query('delete from lendaround.rate_limits where key = any($1)', [keys.map(hash)])
}

const hash = (key: string) => createHash('sha256').update(key).digest('base64url')
const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
