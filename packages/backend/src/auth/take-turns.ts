import type { MiddlewareHandler } from 'hono'
import type { AuthDeps } from './deps.ts'

/** Milliseconds that a request waits for the others of its person. */
export const PATIENCE_MS = 15_000

/**
 * Has the changes of one account by its person wait for each other here. In the database they would do so too, each
 * with a connection: a person who sends hundreds of them at once would leave none to anybody else.
 */
export const takeTurns =
  (deps: AuthDeps): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === 'GET') return next()
    const who = await deps.identify(c.req.raw.headers)
    const userId = who.ok ? who.caller.userId : undefined
    if (userId) await deps.turns.run(userId, next)
    else await next()
  }
