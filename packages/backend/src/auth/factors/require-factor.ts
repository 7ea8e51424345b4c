import type { Context } from 'hono'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { isUuid } from '#backend/db/uuid.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { type Requester, requireUser } from '../sessions/require-user.ts'
import type { Credential } from './webauthn/credential.ts'

export interface FactorRow {
  id: string
  user_id: string
  friendly_name: string | null
  factor_type: 'totp' | 'phone' | 'webauthn'
  status: 'unverified' | 'verified'
  secret: string | null
  last_used_step: number | null
  web_authn_credential: Credential | null
}

/** The signed-in account, for what an anonymous account cannot use. */
export async function requireNamedUser(
  deps: AuthDeps,
  c: Context,
): Promise<Requester & { sessionId: string }> {
  const user = await requireUser(deps, c)
  if (user.isAnonymous || !user.sessionId) {
    throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
  }
  return { ...user, sessionId: user.sessionId }
}

/** The factor named in the path, locked, if it belongs to this account. */
export async function requireFactor(c: Context, tx: Queryable, userId: string): Promise<FactorRow> {
  const id = c.req.param('factorId') ?? ''
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  const { rows } = await tx.query<FactorRow>({
    name: 'require-factor',
    text: 'select * from auth.mfa_factors where id = $1 and user_id = $2 for update',
    values: [id, userId],
  })
  if (!rows[0]) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return rows[0]
}
