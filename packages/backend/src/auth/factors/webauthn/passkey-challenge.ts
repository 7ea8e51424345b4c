import { randomBytes } from 'node:crypto'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { isUuid } from '#backend/db/uuid.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthDeps } from '../../deps.ts'

const LIFETIME_MS = 300_000

/** Opens a challenge for a passkey; at a sign-in the person is not known yet. */
export async function openChallenge(deps: AuthDeps, userId?: string) {
  const challenge = randomBytes(32).toString('base64url')
  const now = deps.now()
  const { rows } = await deps.db.pool.query<{ id: string }>(
    'insert into auth.passkey_challenges (user_id, challenge, created_at) values ($1, $2, $3) returning id',
    [userId ?? null, challenge, now],
  )
  return {
    id: rows[0]!.id,
    challenge,
    expiresAt: Math.floor((now.getTime() + LIFETIME_MS) / 1000),
  }
}

/** Deletes a challenge, whatever the answer to it turns out to be: each is used once. */
export async function takeChallenge(
  deps: AuthDeps,
  db: Queryable,
  id: string,
  userId?: string,
): Promise<string> {
  const { rows } = await db.query<{ challenge: string; created_at: Date }>(
    `delete from auth.passkey_challenges where id = $1 and user_id is not distinct from $2
     returning challenge, created_at`,
    [isUuid(id) ? id : null, userId ?? null],
  )
  if (!rows[0]) throw new AuthError(404, 'webauthn_challenge_not_found', 'Challenge not found')
  if (deps.now().getTime() - rows[0].created_at.getTime() > LIFETIME_MS) {
    throw new AuthError(422, 'webauthn_challenge_expired', 'Challenge has expired')
  }
  return rows[0].challenge
}

export const verificationFailed = () =>
  new AuthError(422, 'webauthn_verification_failed', 'Credential verification failed')
