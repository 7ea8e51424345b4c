import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { AuthDeps } from '../deps.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts the secret of a second factor, bound to the factor's id: a copy of the database makes no codes. */
export function sealSecret(deps: AuthDeps, factorId: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(deps), iv).setAAD(Buffer.from(factorId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The secret that `sealSecret` sealed for this factor; throws when it was moved or changed. */
export function openSecret(deps: AuthDeps, factorId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyOf(deps), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(factorId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const opened = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return opened.toString('utf8')
}

const keyOf = ({ config }: AuthDeps) =>
  Buffer.from(hkdfSync('sha256', config.secrets.signing, '', 'second-factor-secrets', 32))
