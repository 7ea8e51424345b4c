import { randomBytes } from 'node:crypto'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import type { AuthDeps } from '../../deps.ts'
import type { UserJson } from '../../user-row.ts'
import type { FactorRow } from '../require-factor.ts'
import { type CredentialInput, readAssertion, readNewCredential } from './credential.ts'
import { ALGORITHMS, relyingParty } from './relying-party.ts'

/** The stored state of a challenge to a security key. */
export interface FactorQuestion {
  type: 'create' | 'request'
  challenge: string
}

/** The challenge to a security key: to register while the factor is new, to sign from then on. */
export async function askFactor(deps: AuthDeps, factor: FactorRow, user: UserJson) {
  const { generateAuthenticationOptions, generateRegistrationOptions } = await import(
    '@simplewebauthn/server'
  )
  const party = relyingParty(deps.settings)
  const challenge = randomBytes(32)
  const bytes = new Uint8Array(challenge)
  const known = factor.web_authn_credential
  const publicKey = known
    ? await generateAuthenticationOptions({
        rpID: party.id,
        challenge: bytes,
        allowCredentials: [{ id: known.id, transports: known.transports }],
        userVerification: 'preferred',
      })
    : await generateRegistrationOptions({
        rpName: party.name,
        rpID: party.id,
        userName: user.email || user.phone,
        challenge: bytes,
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      })
  const question: FactorQuestion = {
    type: known ? 'request' : 'create',
    challenge: challenge.toString('base64url'),
  }
  return { question, options: { type: question.type, credential_options: { publicKey } } }
}

/** Whether the key's answer is right; stores the key, or its new counter, with the factor. */
export async function redeemFactorAnswer(
  deps: AuthDeps,
  tx: Queryable,
  factor: FactorRow,
  question: FactorQuestion,
  answer: CredentialInput,
): Promise<boolean> {
  const expected = { challenge: question.challenge, userVerification: false }
  const known = factor.web_authn_credential
  const credential =
    question.type === 'create'
      ? !known && (await readNewCredential(deps, answer, expected))
      : known && (await readAssertion(deps, known, answer, expected))
  if (!credential) return false
  await tx.query('update auth.mfa_factors set web_authn_credential = $2 where id = $1', [
    factor.id,
    credential,
  ])
  return true
}
