import type { Deps } from '#backend/deps.ts'
import { takeRateLimit } from '#backend/http/rate-limit.ts'
import { senderOf } from '#backend/http/sender.ts'
import type { StorageContext, StorageMiddleware } from './storage-context.ts'
import { refuse } from './storage-error.ts'

/** Limits on a sender's costly requests: enough for a listing with ten photos and more, too few for a script. */
const LIMITS = {
  upload: { requests: 200, seconds: 600 },
  /** Each looks at every name below a folder. */
  listing: { requests: 120, seconds: 60 },
  /** Pictures in unusual sizes, which are not kept. */
  drawing: { requests: 120, seconds: 60 },
}

/** Counts a request against the sender's limit, a person's or else an address's; refuses with 429 beyond it. */
export async function limitRequests(deps: Deps, c: StorageContext, what: keyof typeof LIMITS): Promise<void> {
  const caller = c.get('caller')
  if (!deps.config.rateLimits || caller?.role === 'service_role') return
  const sender = senderOf(c, deps.config.trustProxy, caller?.userId)
  const wait = await takeRateLimit(deps.db, [{ key: `storage:${what}:${sender}`, ...LIMITS[what] }])
  if (wait === 0) return
  c.header('retry-after', String(Math.ceil(wait / 1000)))
  throw refuse.slowDown()
}

/** Limits the requests of a kind for each sender. */
export const limited =
  (deps: Deps, what: keyof typeof LIMITS): StorageMiddleware =>
  async (c, next) => {
    await limitRequests(deps, c, what)
    await next()
  }
