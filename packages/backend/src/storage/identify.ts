import { ANONYMOUS } from '#backend/db/caller.ts'
import type { Deps } from '#backend/deps.ts'
import type { StorageMiddleware } from './storage-context.ts'
import { refuse } from './storage-error.ts'

/** Accepts requests with a good token or API key. */
export function demandToken(deps: Deps): StorageMiddleware {
  return async (c, next) => {
    const { headers } = c.req.raw
    if (!headers.has('authorization') && !headers.has('apikey'))
      throw refuse.accessDenied('Invalid Compact JWS')
    const who = await deps.authenticate(headers)
    if (!who.ok) throw refuse.accessDenied(who.reason)
    c.set('caller', who.caller)
    c.set('identified', true)
    await next()
  }
}

/** Accepts every request; one without a good token as a visitor's. */
export function tolerateToken(deps: Deps): StorageMiddleware {
  return async (c, next) => {
    const { headers } = c.req.raw
    const who = await deps.authenticate(headers)
    c.set('caller', who.ok ? who.caller : ANONYMOUS)
    c.set('identified', who.ok && (headers.has('authorization') || headers.has('apikey')))
    await next()
  }
}
