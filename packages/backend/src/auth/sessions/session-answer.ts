import type { Context } from 'hono'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'
import type { UserJson } from '../user-row.ts'
import { rememberDevice } from './device-cookie.ts'
import { isFullyProved } from './fully-proved.ts'

export interface SessionState {
  id: string
  aal: 'aal1' | 'aal2'
  amr: { method: string; timestamp: number }[]
}

export interface SessionAnswer {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
  user: UserJson
  weak_password?: { message: string; reasons: string[] }
}

export interface OpenedSession {
  id: string
  aal: SessionState['aal']
  answer: SessionAnswer
}

/** The proofs that a session has given so far, newest first. */
export async function readAmr(db: Queryable, sessionId: string): Promise<SessionState['amr']> {
  const { rows } = await db.query<SessionState['amr'][number]>({
    name: 'read-amr',
    text: `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
           from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    values: [sessionId],
  })
  return rows
}

/** Signs an access token for the session and makes the protocol's session of it. */
export async function sessionAnswer(
  deps: AuthDeps,
  user: UserJson,
  session: SessionState,
  refreshToken: string,
): Promise<SessionAnswer> {
  const issuedAt = Math.floor(deps.now().getTime() / 1000)
  const expiresIn = deps.settings.accessTokenSeconds
  const expiresAt = issuedAt + expiresIn
  const accessToken = await deps.keys.sign({
    iss: deps.settings.externalUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user,
  }
}

/** The response that hands a session over and remembers the browser; never cached. */
export async function respondWithSession(deps: AuthDeps, c: Context, { id, aal, answer }: OpenedSession) {
  if (isFullyProved(answer.user, aal)) await rememberDevice(deps, c, answer.user.id)
  c.header('sb-auth-user-id', answer.user.id)
  c.header('sb-auth-session-id', id)
  c.header('cache-control', 'no-store')
  return c.json(answer)
}
