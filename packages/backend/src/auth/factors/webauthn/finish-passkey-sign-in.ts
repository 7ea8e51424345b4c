import type { Context } from 'hono'
import { z } from 'zod'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError } from '../../auth-error.ts'
import type { AuthDeps } from '../../deps.ts'
import { limitRequests } from '../../limit-requests.ts'
import { readBody } from '../../read-body.ts'
import { deviceOf } from '../../sessions/device.ts'
import { openSession } from '../../sessions/open-session.ts'
import { respondWithSession } from '../../sessions/session-answer.ts'
import { findUser, isBanned } from '../../user-row.ts'
import { type Credential, type CredentialInput, credentialInput, readAssertion } from './credential.ts'
import { takeChallenge, verificationFailed } from './passkey-challenge.ts'

const input = z.object({ challenge_id: z.string().default(''), credential: credentialInput })

interface Row {
  id: string
  user_id: string
  credential: Credential
}

/** POST /passkeys/authentication/verify: a session for the account whose key signed the challenge. */
export const finishPasskeySignIn = (deps: AuthDeps) => async (c: Context) => {
  const body = await readBody(c, input)
  await limitRequests(deps, c, 'factor')
  const challenge = await takeChallenge(deps, deps.db.pool, body.challenge_id)
  const session = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    const userId = await prove(deps, tx, challenge, body.credential)
    return openSession(deps, tx, userId, 'passkey', deviceOf(c, deps))
  })
  return respondWithSession(deps, c, session)
}

async function prove(
  deps: AuthDeps,
  tx: SqlTransaction,
  challenge: string,
  response: CredentialInput,
): Promise<string> {
  const { rows } = await tx.query<Row>(
    'select id, user_id, credential from auth.passkeys where credential_id = $1 for update',
    [response.id],
  )
  const passkey = rows[0]
  const user = passkey && (await findUser(tx, 'id', passkey.user_id))
  if (!user || user.deleted_at) throw verificationFailed()
  const used = await readAssertion(deps, passkey.credential, response, { challenge, userVerification: true })
  if (!used) throw verificationFailed()
  if (isBanned(user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  await tx.query('update auth.passkeys set credential = $2, last_used_at = $3 where id = $1', [
    passkey.id,
    used,
    deps.now(),
  ])
  return user.id
}
