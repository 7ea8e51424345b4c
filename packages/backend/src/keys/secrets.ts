import { randomBytes } from 'node:crypto'
import { makeSigningKey } from './signing-key.ts'

/** Secrets shared by the processes of one site. */
export interface Secrets {
  /** JSON array of private JWKs, the first signs. */
  jwks: string
  legacyJwtSecret?: string
  publishableKey: string
  secretKey: string
  /** Signs what the server gives out and takes back: storage URLs, webhooks, QR codes. */
  signing: string
  /** Takes back what another process of the site gave out while `signing` is being changed; gives out nothing. */
  alsoSigning?: readonly string[]
}

/** What takes back what was signed: the secret in use first. */
export const signingSecrets = ({ signing, alsoSigning = [] }: Pick<Secrets, 'signing' | 'alsoSigning'>) => [
  signing,
  ...alsoSigning,
]

/** Makes random secrets. They have to be kept: what they signed is valid only as long as they are in use. */
export const makeSecrets = (): Secrets => ({
  jwks: JSON.stringify([makeSigningKey()]),
  publishableKey: `sb_publishable_${token()}`,
  secretKey: `sb_secret_${token()}`,
  signing: makeSigningSecret(),
})

export const makeSigningSecret = (): string => token()

const token = () => randomBytes(32).toString('base64url')
