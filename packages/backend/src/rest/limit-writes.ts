import type { Context } from 'hono'
import type { Caller } from '#backend/db/caller.ts'
import { addressGroup, clientAddress } from '#backend/http/client-address.ts'
import { takeRateLimit } from '#backend/http/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { tooManyRequests } from './errors.ts'

/** Of somebody who fills in a long form that saves itself, and more; never of a script. */
const LIMIT = { requests: 300, seconds: 60 }

const WRITES = new Set(['POST', 'PATCH', 'PUT', 'DELETE'])

/** Counts a write to a table against the sender's limit, a person's or else an address's; refused with 429 beyond it. */
export async function limitWrites({ config, db }: Deps, caller: Caller, c: Context): Promise<void> {
  if (!config.rateLimits || !WRITES.has(c.req.method) || caller.role === 'service_role') return
  const sender = caller.userId ?? addressGroup(clientAddress(c, config.trustProxy) ?? 'local')
  const wait = await takeRateLimit(db, [{ key: `rest:write:${sender}`, ...LIMIT }])
  if (wait > 0) throw tooManyRequests(Math.ceil(wait / 1000))
}
