import type { Context } from 'hono'
import { invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { requireUser } from '../sessions/require-user.ts'

/** GET /user: the signed-in account, in one round trip. */
export const getUser = (deps: AuthDeps) => async (c: Context) => {
  const user = await requireUser(deps, c)
  const audience = c.req.header('x-jwt-aud') ?? user.claims.aud ?? 'authenticated'
  if (audience !== user.aud) throw invalid("Token audience doesn't match request audience")
  return c.body(user.json, 200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
}
