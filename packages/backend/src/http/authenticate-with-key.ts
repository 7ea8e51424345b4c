import { createHash } from 'node:crypto'
import type { Database } from '#backend/db/database.ts'
import type { ApiKeys } from '#backend/hooks.ts'
import { type Authentication, bearerToken } from './authenticate.ts'
import { ProcessRateLimit } from './process-rate-limit.ts'
import { takeRateLimit } from './rate-limit.ts'

/** Requests with one key, over all processes. */
const PER_MINUTE = 300
/** Tries of one sender with keys that are none, before the database is not asked any more. */
const MISSES_PER_MINUTE = 60
const SECRET = '[A-Za-z0-9_-]{43}'

interface Parts {
  apiKeys: ApiKeys | undefined
  db: Database
  now(): Date
  limits: boolean
}

const unauthenticated = (reason: string): Authentication => ({ ok: false, reason, expired: false })

/**
 * Makes the function that tells who a request may act as where personal API keys count beside sessions. A key is looked
 * up by its digest each time, so that one that was revoked, or whose account was blocked, opens nothing from that moment
 * on. A key in an address is refused, because addresses are logged.
 */
export function createKeyAuthenticator(
  authenticate: (headers: Headers) => Promise<Authentication>,
  { apiKeys, db, now, limits }: Parts,
) {
  if (!apiKeys) return (request: Request) => authenticate(request.headers)
  const inAddress = new RegExp(apiKeys.prefix + SECRET)
  const wholeKey = new RegExp(`^${apiKeys.prefix}${SECRET}$`)
  const misses = new ProcessRateLimit({ requests: MISSES_PER_MINUTE, seconds: 60 })

  return async function authenticateWithKey(request: Request, sender: string): Promise<Authentication> {
    if (inAddress.test(request.url))
      return unauthenticated('an API key belongs into a header, not the address')
    const token = bearerToken(request.headers) ?? request.headers.get('apikey')
    if (!token?.startsWith(apiKeys.prefix)) return authenticate(request.headers)
    if (!wholeKey.test(token)) return unauthenticated('this is no API key')
    const wait = limits ? misses.wait(sender) : 0
    if (wait > 0) return tooMany(wait)
    const caller = await apiKeys.find(db.pool, createHash('sha256').update(token).digest(), now())
    if (!caller?.key) {
      misses.take(sender)
      return unauthenticated('this API key is unknown, revoked or has expired')
    }
    const used = limits
      ? await takeRateLimit(db, [{ key: `api-key:${caller.key.id}`, requests: PER_MINUTE, seconds: 60 }])
      : 0
    return used > 0 ? tooMany(used) : { ok: true, caller }
  }
}

const tooMany = (waitMs: number): Authentication => ({
  ok: false,
  reason: 'too many requests',
  expired: false,
  waitSeconds: Math.ceil(waitMs / 1000),
})
