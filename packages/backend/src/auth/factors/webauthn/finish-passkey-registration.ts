import type { Context } from 'hono'
import { z } from 'zod'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { notifyAccount } from '../../account/notify-account.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthDeps } from '../../deps.ts'
import { readBody } from '../../read-body.ts'
import { requireNamedUser } from '../require-factor.ts'
import { type CredentialInput, credentialInput, readNewCredential } from './credential.ts'
import { takeChallenge, verificationFailed } from './passkey-challenge.ts'
import { PASSKEY_COLUMNS } from './passkey-columns.ts'

const input = z.object({ challenge_id: z.string().default(''), credential: credentialInput })

/** POST /passkeys/registration/verify: stores the key that a device made, and tells the owner by mail. */
export const finishPasskeyRegistration = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  const body = await readBody(c, input)
  const challenge = await takeChallenge(deps, deps.db.pool, body.challenge_id, requester.id)
  const passkey = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const kept = await keep(deps, tx, requester.id, challenge, body.credential)
    await notifyAccount(deps, tx, requester.id, 'passkey-added', {
      acceptLanguage: c.req.header('accept-language'),
    })
    return kept
  })
  return c.json(passkey)
}

async function keep(
  deps: AuthDeps,
  tx: Queryable,
  userId: string,
  challenge: string,
  response: CredentialInput,
) {
  const credential = await readNewCredential(deps, response, { challenge, userVerification: true })
  if (!credential) throw verificationFailed()
  const { rows } = await tx.query(
    `insert into auth.passkeys (user_id, credential, credential_id, created_at) values ($1, $2, $3, $4)
     on conflict (credential_id) do nothing returning ${PASSKEY_COLUMNS}`,
    [userId, credential, credential.id, deps.now()],
  )
  if (rows[0]) return rows[0]
  throw new AuthError(422, 'webauthn_credential_exists', 'This passkey is already registered')
}
