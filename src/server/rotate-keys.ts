import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { makeSigningSecret, type Secrets, signingSecrets } from '#backend/keys/secrets.ts'
import { makeSigningKey } from '#backend/keys/signing-key.ts'
import { StartError } from '#backend/start/start-error.ts'
import { storeSecrets } from './secrets.ts'

export const ROTATION_STEPS = ['publish', 'use', 'retire'] as const
export type RotationStep = (typeof ROTATION_STEPS)[number]

/**
 * One step of changing the signing key that a data folder keeps; each takes effect with the next start. `publish`
 * adds a key that does not sign yet, so that all who keep our public keys learn it; `use` lets it sign;
 * `retire` forgets the others, once the tokens that they signed have expired. Answers the key ids, the signer first.
 */
export async function rotateKeys(dataDir: string, step: RotationStep): Promise<string[]> {
  const secrets = readStored(dataDir)
  const keys: JWK[] = JSON.parse(secrets.jwks)
  const next = after(step, keys, makeSigningKey)
  storeSecrets(dataDir, { ...secrets, jwks: JSON.stringify(next) })
  return next.map(({ kid }) => kid ?? '')
}

/** The same for the signing secret: after `publish` all processes take the next one, after `use` they give it out. */
export async function rotateSigningSecret(dataDir: string, step: RotationStep): Promise<void> {
  const secrets = readStored(dataDir)
  const [signing, ...alsoSigning] = after(step, signingSecrets(secrets), makeSigningSecret)
  storeSecrets(dataDir, { ...secrets, signing: signing!, alsoSigning })
}

function readStored(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  const secrets: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (secrets.jwks) return secrets as Secrets
  throw new StartError(
    `${dataDir} keeps no signing key: start the server once, or change JWT_PRIVATE_JWKS and SIGNING_SECRET.`,
  )
}

function after<Key>(step: RotationStep, keys: Key[], make: () => Key): Key[] {
  if (step === 'publish') return [...keys, make()]
  if (step === 'retire') return keys.slice(0, 1)
  if (keys.length < 2) throw new StartError('There is no second key to use: publish one first.')
  return [keys.at(-1)!, ...keys.slice(0, -1)]
}
