import { randomUUID } from 'node:crypto'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../deps.ts'
import { userJson } from '../user-row.ts'
import type { Device } from './device.ts'
import { isFullyProved } from './fully-proved.ts'
import { rememberAddress } from './known-address.ts'
import { newRefreshToken } from './refresh-token.ts'
import { type OpenedSession, sessionAnswer } from './session-answer.ts'
import { sessionEnd } from './session-end.ts'

/** Opens a new session for an account that has proved itself by `method`. */
export async function openSession(
  deps: AuthDeps,
  tx: SqlTransaction,
  userId: string,
  method: string,
  device: Device,
): Promise<OpenedSession> {
  const id = randomUUID()
  const now = deps.now()
  const refresh = newRefreshToken(deps)
  await tx.query({
    name: 'open-session',
    text: `with session as (
             insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, not_after, user_agent, ip,
               country)
             values ($1, $2, $3, $3, $3, $4, $5, $6, $10)
           ), proof as (
             insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
             values ($1, $7, $3, $3)
           ), token as (
             insert into auth.refresh_tokens (id, session_id, user_id, token_hash, created_at, updated_at)
             values ($8, $1, $2, $9, $3, $3)
           )
           update auth.users set last_sign_in_at = $3, updated_at = $3 where id = $2`,
    values: [
      id,
      userId,
      now,
      sessionEnd(deps),
      device.userAgent,
      device.ip,
      method,
      refresh.id,
      refresh.hash,
      device.country,
    ],
  })
  const user = await userJson(tx, userId)
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const aal = 'aal1'
  if (isFullyProved(user, aal)) await rememberAddress(deps, tx, userId, device.ip)
  return { id, aal, answer: await sessionAnswer(deps, user, { id, aal, amr }, refresh.token) }
}
