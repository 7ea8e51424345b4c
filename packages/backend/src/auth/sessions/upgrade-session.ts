import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { userJson } from '../user-row.ts'
import type { Device } from './device.ts'
import { rememberAddress } from './known-address.ts'
import { newRefreshToken } from './refresh-token.ts'
import type { Requester } from './require-user.ts'
import { type OpenedSession, readAmr, sessionAnswer } from './session-answer.ts'

/** Raises a session to aal2 after a second factor: the same session with another refresh token. */
export async function upgradeSession(
  deps: AuthDeps,
  tx: SqlTransaction,
  { id: userId, sessionId }: Requester & { sessionId: string },
  { factorId, method, device }: { factorId: string; method: string; device: Device },
): Promise<OpenedSession> {
  const refresh = newRefreshToken(deps)
  const now = deps.now()
  // Like a refresh, the session first: the other order would be a deadlock with one.
  const { rowCount } = await tx.query('select 1 from auth.sessions where id = $1 for no key update', [
    sessionId,
  ])
  if (!rowCount) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  await tx.query({
    name: 'raise-session',
    text: `with proof as (
             insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
             values ($1, $2, $3, $3)
             on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at
           ), used as (
             update auth.refresh_tokens set revoked = true, updated_at = $3 where session_id = $1 and not revoked
           ), fresh as (
             insert into auth.refresh_tokens (id, session_id, user_id, token_hash, created_at, updated_at)
             values ($4, $1, $5, $6, $3, $3)
           )
           update auth.sessions set aal = 'aal2', factor_id = $7, updated_at = $3 where id = $1`,
    values: [sessionId, method, now, refresh.id, userId, refresh.hash, factorId],
  })
  const user = await userJson(tx, userId)
  const amr = await readAmr(tx, sessionId)
  await rememberAddress(deps, tx, userId, device.ip)
  const session = { id: sessionId, aal: 'aal2', amr } as const
  return { id: sessionId, aal: 'aal2', answer: await sessionAnswer(deps, user, session, refresh.token) }
}
