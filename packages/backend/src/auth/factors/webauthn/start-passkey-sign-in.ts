import type { Context } from 'hono'
import type { AuthDeps } from '../../deps.ts'
import { limitRequests } from '../../limit-requests.ts'
import { openChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'

/** POST /passkeys/authentication/options: a challenge that any passkey of this site may answer. */
export const startPasskeySignIn = (deps: AuthDeps) => async (c: Context) => {
  await limitRequests(deps, c, 'factor')
  const { id, challenge, expiresAt } = await openChallenge(deps)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.settings).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  })
  return c.json({ challenge_id: id, options, expires_at: expiresAt })
}
