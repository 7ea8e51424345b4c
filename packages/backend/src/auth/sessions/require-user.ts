import type { Context } from 'hono'
import type { JWTPayload } from 'jose'
import { isUuid } from '#backend/db/uuid.ts'
import { bearerToken } from '#backend/http/authenticate.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { nameAccount } from '../note-events.ts'

/** The account behind a request, and the session that its token belongs to. */
export interface Requester {
  id: string
  sessionId: string | undefined
  aal: 'aal1' | 'aal2'
  isAnonymous: boolean
  claims: JWTPayload
  /** The account as the protocol shows it, as JSON text. */
  json: string
  aud: string
}

/** The claims of the bearer token, for any account; refuses a missing or bad token. */
export async function requireClaims(deps: AuthDeps, c: Context): Promise<JWTPayload & { role?: string }> {
  const authorization = c.req.header('authorization')
  // Only `Authorization` counts here: an API key opens the gateway and stands for no account.
  const headers = new Headers(authorization ? { authorization } : {})
  if (!bearerToken(headers)) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const who = await deps.identify(headers)
  if (who.ok) return who.caller.claims
  const reason = who.expired ? 'token has invalid claims: token is expired' : who.reason
  throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)
}

/** The signed-in account, read in one round trip; refuses what the protocol refuses at every such endpoint. */
export async function requireUser(deps: AuthDeps, c: Context): Promise<Requester> {
  const claims = await requireClaims(deps, c)
  if (!claims.sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(claims.sub)) {
    throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  }
  nameAccount(c, claims.sub)
  const sessionId = typeof claims.session_id === 'string' ? claims.session_id : undefined
  const { rows } = await deps.db.pool.query({
    name: 'require-user',
    text: `select u.rendered as json, u.aud, u.is_anonymous, s.id as session, s.aal, u.banned_until > $3 as banned
           from auth.users u
           left join auth.sessions s on s.id = $2 and s.user_id = u.id
           where u.id = $1 and u.deleted_at is null`,
    values: [claims.sub, sessionId && isUuid(sessionId) ? sessionId : null, deps.now()],
  })
  const user = rows[0]
  if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (sessionId && !user.session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  if (user.banned) throw new AuthError(403, 'user_banned', 'User is banned')
  return {
    id: claims.sub,
    sessionId,
    // A token from before its session was raised keeps its level; any token of a lowered session is lowered.
    aal: user.aal === 'aal2' && claims.aal === 'aal2' ? 'aal2' : 'aal1',
    isAnonymous: user.is_anonymous,
    claims,
    json: user.json,
    aud: user.aud,
  }
}

/** Lets only the service and administration roles pass. */
export async function requireAdmin(deps: AuthDeps, c: Context): Promise<void> {
  const { role } = await requireClaims(deps, c)
  if (isAdmin(role)) return
  throw new AuthError(403, 'not_admin', 'User not allowed')
}

/** Whether this role administers all accounts. */
export const isAdmin = (role: string | undefined) => role === 'service_role' || role === 'supabase_admin'
