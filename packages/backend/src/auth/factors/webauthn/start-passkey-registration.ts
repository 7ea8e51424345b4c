import type { Context } from 'hono'
import { AuthError } from '../../auth-error.ts'
import type { AuthDeps } from '../../deps.ts'
import { limitRequests } from '../../limit-requests.ts'
import { requireFreshProof } from '../../sessions/require-fresh-proof.ts'
import type { UserJson } from '../../user-row.ts'
import { requireNamedUser } from '../require-factor.ts'
import type { Credential } from './credential.ts'
import { openChallenge } from './passkey-challenge.ts'
import { ALGORITHMS, relyingParty } from './relying-party.ts'

const MAX_PASSKEYS = 20

/** POST /passkeys/registration/options: what a device needs to make a key for this account. */
export const startPasskeyRegistration = (deps: AuthDeps) => async (c: Context) => {
  const requester = await requireNamedUser(deps, c)
  await limitRequests(deps, c, 'factor', { name: requester.id, userId: requester.id })
  const user = JSON.parse(requester.json) as UserJson
  const factors = (user.factors ?? []) as { status: string }[]
  if (requester.aal === 'aal1' && factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to register a passkey')
  }
  await requireFreshProof(deps, requester)
  const { rows } = await deps.db.pool.query<{ credential: Credential }>(
    'select credential from auth.passkeys where user_id = $1',
    [requester.id],
  )
  if (rows.length >= MAX_PASSKEYS) {
    throw new AuthError(
      422,
      'too_many_passkeys',
      'Maximum number of passkeys reached, delete one to continue',
    )
  }
  const { id, challenge, expiresAt } = await openChallenge(deps, requester.id)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const party = relyingParty(deps.settings)
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(requester.id.replaceAll('-', ''), 'hex')),
    userName: user.email || user.phone,
    userDisplayName: typeof user.user_metadata.name === 'string' ? user.user_metadata.name : user.email,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: rows.map(({ credential }) => ({ id: credential.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return c.json({ challenge_id: id, options, expires_at: expiresAt })
}
