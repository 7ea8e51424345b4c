import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import type { AuthDeps } from '../../deps.ts'
import { ALGORITHMS, relyingParty } from './relying-party.ts'

/** The stored public key of a device. */
export interface Credential {
  id: string
  /** COSE, base64url. */
  publicKey: string
  counter: number
  transports: string[]
}

/** The credential as a browser sends it; the library validates the rest. */
export const credentialInput = z.looseObject({
  id: z.string().min(1).max(2048),
  response: z.looseObject({ clientDataJSON: z.string() }),
})

export type CredentialInput = z.output<typeof credentialInput>

/** Whether the device must verify its user by PIN or finger: yes for a passkey, which is the only proof. */
export interface Expected {
  challenge: string
  userVerification: boolean
}

/** The new key that a device made for `challenge`; undefined when anything about it is wrong. */
export async function readNewCredential(
  deps: AuthDeps,
  response: CredentialInput,
  expected: Expected,
): Promise<Credential | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origins } = relyingParty(deps.settings)
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: expected.challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: expected.userVerification,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!checked?.verified) return
  const { credential } = checked.registrationInfo
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).slice(0, 10),
  }
}

/** The key after it has signed `challenge`, with its new counter; undefined when anything about that is wrong. */
export async function readAssertion(
  deps: AuthDeps,
  credential: Credential,
  response: CredentialInput,
  expected: Expected,
): Promise<Credential | undefined> {
  if (response.id !== credential.id) return
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origins } = relyingParty(deps.settings)
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: expected.challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: expected.userVerification,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(credential.publicKey, 'base64url')),
      counter: credential.counter,
    },
  }).catch(() => undefined)
  if (!checked?.verified) return
  return { ...credential, counter: checked.authenticationInfo.newCounter }
}
