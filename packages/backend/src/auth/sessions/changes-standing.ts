import type { MiddlewareHandler } from 'hono'
import { ANONYMOUS, type Caller } from '#backend/db/caller.ts'
import type { AuthDeps } from '../deps.ts'
import { isAdmin } from './require-user.ts'

/**
 * Has an account's sessions asked about anew after a request that may have ended them or changed its factors, whatever
 * was answered: of the account that asks, and of the one in the path where the service asks. Reads change nothing.
 */
export const changesStanding =
  (deps: AuthDeps): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'GET') return next()
    // Now, because the token may lapse while the request is answered.
    const who = await deps.identify(c.req.raw.headers)
    const accounts = concerned(who.ok ? who.caller : ANONYMOUS, c.req.param('userId'))
    await next()
    for (const userId of accounts) deps.standing.invalidate(userId)
  }

function concerned({ role, userId }: Caller, named: string | undefined): string[] {
  return [userId, isAdmin(role) ? named : undefined].filter((id) => id !== undefined)
}
