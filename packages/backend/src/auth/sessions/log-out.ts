import type { Context } from 'hono'
import { invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { requireFreshProof } from './require-fresh-proof.ts'
import { requireUser } from './require-user.ts'

/** For each scope, the condition on the sessions that it ends. */
const SCOPES: Record<string, string> = {
  global: 'user_id = $1',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
}

/** POST /logout: ends sessions, with them their refresh tokens, and makes their access tokens useless here. */
export const logOut = (deps: AuthDeps) => async (c: Context) => {
  const scope = c.req.query('scope') || 'global'
  const condition = Object.hasOwn(SCOPES, scope) ? SCOPES[scope] : undefined
  if (!condition) throw invalid(`Unsupported logout scope "${scope}"`)
  const user = await requireUser(deps, c)
  // Everyone may leave; who sends other devices away has to be the one whom they belong to.
  if (scope === 'others') await requireFreshProof(deps, user)
  const values = scope === 'global' ? [user.id] : [user.id, user.sessionId ?? null]
  await deps.db.pool.query(`delete from auth.sessions where ${condition}`, values)
  return c.body(null, 204)
}
