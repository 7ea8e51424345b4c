import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError, invalid } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { accountOfIdentity } from '../providers/account-of-identity.ts'
import type { ProviderIdentity } from '../providers/provider-identity.ts'
import { readBody } from '../read-body.ts'
import { deviceOf } from '../sessions/device.ts'
import { openSession } from '../sessions/open-session.ts'
import { respondWithSession } from '../sessions/session-answer.ts'
import { findUser, isBanned } from '../user-row.ts'

const LIFETIME_MS = 300_000

const input = z.object({ auth_code: z.string().default(''), code_verifier: z.string().default('') })

interface Flow {
  id: string
  user_id: string | null
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: string
  auth_code_issued_at: Date
  /** Whom a provider named; the account is then yet to be found or made. */
  identity: ProviderIdentity | null
  sign_up_data: Record<string, unknown> | null
}

/** POST /token?grant_type=pkce: the end of a PKCE flow (RFC 7636 §4.5); a code works once. */
export const exchangeCode = (deps: AuthDeps) => async (c: Context) => {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, input)
  if (!code || !verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  await limitRequests(deps, c, 'code')
  const session = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const { rows } = await tx.query<Flow>(
      'select * from auth.flow_state where auth_code = $1 and (user_id is not null or identity is not null) for update',
      [code],
    )
    const flow = rows[0]
    if (!flow) {
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
    }
    if (deps.now().getTime() - flow.auth_code_issued_at.getTime() > LIFETIME_MS) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    }
    if (!isProof(flow, verifier)) {
      throw new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    }
    const userId = flow.identity
      ? await accountOfIdentity(deps, tx, flow.identity, { linkTo: flow.user_id, data: flow.sign_up_data })
      : flow.user_id!
    const user = await findUser(tx, 'id', userId)
    if (!user || isBanned(user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    await tx.query('delete from auth.flow_state where id = $1', [flow.id])
    return openSession(deps, tx, userId, flow.authentication_method, deviceOf(c, deps))
  })
  return respondWithSession(deps, c, session)
}

function isProof(flow: Flow, verifier: string): boolean {
  const computed =
    flow.code_challenge_method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url')
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(computed), digest(flow.code_challenge))
}
