import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Secrets, signingSecrets } from './secrets.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

interface Seal {
  secrets: Pick<Secrets, 'signing' | 'alsoSigning'>
  /** What is sealed, so that each kind has a key of its own. */
  purpose: string
  /** The row that it belongs to. */
  id: string
}

/** Encrypts a secret that is used later, bound to its row: a copy of the database does not give it away. */
export function seal(secret: string, { secrets, purpose, id }: Seal): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secrets.signing, purpose), iv).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The secret that `seal` sealed for this row; throws when it was moved or changed. */
export function unseal(sealed: string, { secrets, purpose, id }: Seal): string {
  const [first, ...others] = signingSecrets(secrets)
  try {
    return open(sealed, keyOf(first!, purpose), id)
  } catch (error) {
    for (const other of others) {
      try {
        return open(sealed, keyOf(other, purpose), id)
      } catch {}
    }
    throw error
  }
}

/** The same secret under the signing secret in use, undefined where it is that already. */
export function reseal(sealed: string, { secrets, purpose, id }: Seal): string | undefined {
  try {
    open(sealed, keyOf(secrets.signing, purpose), id)
    return
  } catch {
    return seal(unseal(sealed, { secrets, purpose, id }), { secrets, purpose, id })
  }
}

function open(sealed: string, key: Buffer, id: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  )
}

const keyOf = (signing: string, purpose: string) => Buffer.from(hkdfSync('sha256', signing, '', purpose, 32))
