import type { MiddlewareHandler } from 'hono'
import { ANONYMOUS, type Caller } from '#backend/db/caller.ts'
import type { AuthDeps } from '../deps.ts'
import { isAdmin } from './require-user.ts'

/**
 * Discards what is cached of an account's sessions after a request that may have ended them or changed its factors,
 * whatever the response: of the calling account, and of the one in the path where the service calls. Reads change
 * nothing.
 */
export const invalidateSessionGuard =
  (deps: AuthDeps): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'GET') return next()
    // Now, because the token may lapse while the request is answered.
    const who = await deps.identify(c.req.raw.headers)
    const accounts = concerned(who.ok ? who.caller : ANONYMOUS, c.req.param('userId'))
    await next()
    for (const userId of accounts) deps.sessionGuard.invalidate(userId)
  }

function concerned({ role, userId }: Caller, named: string | undefined): string[] {
  return [userId, isAdmin(role) ? named : undefined].filter((id) => id !== undefined)
}
