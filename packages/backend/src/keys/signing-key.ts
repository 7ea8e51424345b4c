import { createHash, generateKeyPairSync } from 'node:crypto'
import type { JWK } from 'jose'

export const SIGNING_ALGORITHM = 'ES256'

/**
 * A new private key, named by its thumbprint (RFC 7638). Synchronous, so that it can be made together with the other
 * secrets.
 */
export function makeSigningKey(): JWK & { alg: string; kid: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y, d } = privateKey.export({ format: 'jwk' }) as Required<JWK>
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
  return { kty, crv, x, y, d, kid, alg: SIGNING_ALGORITHM }
}
