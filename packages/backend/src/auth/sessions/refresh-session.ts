import type { Context } from 'hono'
import { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { signingSecrets } from '#backend/keys/secrets.ts'
import { AuthError, OAuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { readBody } from '../read-body.ts'
import { userJson } from '../user-row.ts'
import { type Device, deviceOf } from './device.ts'
import { newRefreshToken, type RefreshToken, refreshTokenHash, refreshTokenOf } from './refresh-token.ts'
import { type OpenedSession, readAmr, respondWithSession, sessionAnswer } from './session-answer.ts'
import { sessionEnd } from './session-end.ts'

const input = z.object({ refresh_token: z.string().default('') })

interface Found {
  token_id: string
  revoked: boolean
  revoked_at: Date
  session_id: string
  user_id: string
  aal: 'aal1' | 'aal2'
  not_after: Date | null
  refreshed_at: Date | null
  banned_until: Date | null
  active_id: string | null
  active_hash: Buffer | null
  active_parent: string | null
}

type Outcome = AuthError | OpenedSession

/** POST /token?grant_type=refresh_token: every token works once; a second use that no lost answer explains ends the family. */
export const refreshSession = (deps: AuthDeps) => async (c: Context) => {
  const { refresh_token: token } = await readBody(c, input)
  if (!token) throw new OAuthError('invalid_request', 'refresh_token required')
  await limitRequests(deps, c, 'refresh')
  const device = deviceOf(c, deps)
  const hash = refreshTokenHash(token)
  // A refusal that must keep what it wrote (the revoked family) is a result, not a throw.
  const refresh = async (tx: SqlTransaction): Promise<Outcome> => {
    const found = await lockAndFind(tx, hash)
    if (!found) return refused('refresh_token_not_found', 'Refresh Token Not Found')
    const ended = whyEnded(deps, found)
    if (ended) return ended
    if (!found.revoked) return rotate(deps, tx, found, device)
    const lost = lostAnswer(deps, found)
    if (lost) return answer(deps, tx, found, lost)
    await revokeFamily(tx, found.session_id, deps.now())
    return refused('refresh_token_already_used', 'Already Used')
  }
  // Those who bring the same token wait without a connection.
  const outcome = await deps.turns.run(hash.toString('base64'), () =>
    inTransaction(deps.db, { as: 'owner' }, refresh),
  )
  if (outcome instanceof AuthError) throw outcome
  return respondWithSession(deps, c, outcome)
}

/** Two refreshes of one session take turns here; the second statement sees what the first caller committed. */
async function lockAndFind(tx: SqlTransaction, hash: Buffer): Promise<Found | undefined> {
  await tx.query({
    name: 'refresh-lock',
    text: `select s.id from auth.sessions s
           join auth.refresh_tokens t on t.session_id = s.id
           where t.token_hash = $1 for no key update of s`,
    values: [hash],
  })
  const { rows } = await tx.query<Found>({
    name: 'refresh-find',
    text: `select t.id as token_id, t.revoked, t.updated_at as revoked_at, s.id as session_id, s.user_id, s.aal,
             s.not_after, s.refreshed_at, u.banned_until, active.id as active_id, active.token_hash as active_hash, active.parent as active_parent
           from auth.refresh_tokens t
           join auth.sessions s on s.id = t.session_id
           join auth.users u on u.id = s.user_id and u.deleted_at is null
           left join auth.refresh_tokens active on active.session_id = s.id and not active.revoked
           where t.token_hash = $1`,
    values: [hash],
  })
  return rows[0]
}

function whyEnded(deps: AuthDeps, found: Found): AuthError | undefined {
  const now = deps.now()
  if (found.banned_until && found.banned_until > now) return refused('user_banned', 'User Banned')
  if (found.not_after && found.not_after <= now) return refused('session_expired', 'Session Expired')
  const hours = deps.settings.inactivityHours
  if (hours && found.refreshed_at && now.getTime() - found.refreshed_at.getTime() > hours * 3_600_000) {
    return refused('session_expired', 'Session Expired (Inactivity)')
  }
}

/** The token that never arrived, this one's only child, or that another tab got at the same moment. */
function lostAnswer(deps: AuthDeps, found: Found): RefreshToken | undefined {
  const { active_id: id, active_hash: hash } = found
  if (!id || !hash) return
  const isRecent = deps.now().getTime() - found.revoked_at.getTime() <= deps.settings.reuseSeconds * 1000
  if (found.active_parent !== found.token_id && !isRecent) return
  return signingSecrets(deps.config.secrets)
    .map((secret) => refreshTokenOf(secret, id))
    .find((token) => token.hash.equals(hash))
}

async function rotate(deps: AuthDeps, tx: SqlTransaction, found: Found, device: Device) {
  const child = newRefreshToken(deps)
  const now = deps.now()
  await tx.query({
    name: 'refresh-rotate',
    text: `with used as (
             update auth.refresh_tokens set revoked = true, updated_at = $1 where session_id = $2 and not revoked
           ), child as (
             insert into auth.refresh_tokens (id, session_id, user_id, token_hash, parent, created_at, updated_at)
             values ($3, $2, $4, $5, $6, $1, $1)
           )
           update auth.sessions set refreshed_at = $1, updated_at = $1, not_after = coalesce(not_after, $10),
             user_agent = coalesce($7, user_agent), ip = coalesce($8, ip),
             country = case when $8::inet is null then country else $9 end
           where id = $2`,
    values: [
      now,
      found.session_id,
      child.id,
      found.user_id,
      child.hash,
      found.token_id,
      device.userAgent,
      device.ip,
      device.country,
      sessionEnd(deps),
    ],
  })
  return answer(deps, tx, found, child)
}

function revokeFamily(tx: SqlTransaction, sessionId: string, now: Date) {
  return tx.query({
    name: 'refresh-revoke',
    text: 'update auth.refresh_tokens set revoked = true, updated_at = $2 where session_id = $1 and not revoked',
    values: [sessionId, now],
  })
}

async function answer(deps: AuthDeps, tx: SqlTransaction, found: Found, { token }: RefreshToken) {
  const user = await userJson(tx, found.user_id)
  const amr = await readAmr(tx, found.session_id)
  const session = { id: found.session_id, aal: found.aal, amr }
  return { id: session.id, aal: session.aal, answer: await sessionAnswer(deps, user, session, token) }
}

const refused = (code: string, why: string) => new AuthError(400, code, `Invalid Refresh Token: ${why}`)
