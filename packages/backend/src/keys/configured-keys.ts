import { createPrivateKey } from 'node:crypto'
import type { JWK } from 'jose'
import { StartError } from '../start/start-error.ts'
import { SIGNING_ALGORITHM } from './signing-key.ts'

/** Algorithms for a configured key: the two that clients verify on their own. */
export const ALGORITHMS = [SIGNING_ALGORITHM, 'RS256']

/** RS256 takes no key of fewer bits (RFC 7518 §3.3). */
const MIN_RSA_BITS = 2048

type ConfiguredKey = JWK & { kid: string; alg: string }
export type ConfiguredKeys = [signer: ConfiguredKey, ...others: ConfiguredKey[]]

/**
 * Reads JWT_PRIVATE_JWKS, a JSON array of private keys or a key set; the first one signs. Refuses with every key that
 * could not sign or be told from another.
 */
export function readConfiguredKeys(text: string): ConfiguredKeys {
  const given = parse(text)
  if (!given || given.length === 0) {
    throw new StartError('JWT_PRIVATE_JWKS contains no key: it has to be a JSON array of private JWKs.')
  }
  // The key's place in the list decides its use.
  const keys = given.map(({ key_ops: _, use: __, ...key }) => ({
    alg: key.kty === 'RSA' ? 'RS256' : SIGNING_ALGORITHM,
    ...key,
  }))
  const faults = keys.flatMap((key, at) => faultOf(key, keys.slice(0, at)) ?? [])
  if (faults.length > 0) throw new StartError(...faults.map((fault) => `JWT_PRIVATE_JWKS ${fault}.`))
  return keys as ConfiguredKeys
}

function parse(text: string): JWK[] | undefined {
  try {
    const given = JSON.parse(text) as JWK[] | { keys: JWK[] }
    const keys = Array.isArray(given) ? given : given.keys
    return Array.isArray(keys) && keys.every((key) => key && typeof key === 'object') ? keys : undefined
  } catch {
    return
  }
}

function faultOf(key: JWK, earlier: JWK[]): string | undefined {
  const name = key.kid ? `"${key.kid}"` : `number ${earlier.length + 1}`
  if (!key.kid || typeof key.kid !== 'string') return `has a key without kid: ${name}`
  if (earlier.some(({ kid }) => kid === key.kid)) return `has two keys of the name ${name}`
  if (key.kty === 'oct' || !ALGORITHMS.includes(key.alg!)) {
    return `may hold ES256 and RS256 keys, not ${key.alg} like ${name}`
  }
  const details = privateKeyDetails(key)
  if (!details) return `has no usable private key under ${name}`
  if (key.alg === 'RS256' && !((details.modulusLength ?? 0) >= MIN_RSA_BITS)) {
    return `has an RS256 key of less than ${MIN_RSA_BITS} bits: ${name}`
  }
  if (key.alg === 'ES256' && details.namedCurve !== 'prime256v1')
    return `has an ES256 key not on P-256: ${name}`
}

function privateKeyDetails(key: JWK) {
  try {
    return createPrivateKey({ key: key as Record<string, unknown>, format: 'jwk' }).asymmetricKeyDetails
  } catch {
    return
  }
}
