import { createHash, timingSafeEqual } from 'node:crypto'
import { importJWK, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { assertClaims } from './assert-claims.ts'
import { ALGORITHMS, readConfiguredKeys } from './configured-keys.ts'
import type { Secrets } from './secrets.ts'

/** The members of a JWK that are public (RFC 7518 §6): a list of these, because a new private one would slip by. */
const PUBLIC_MEMBERS = ['kty', 'kid', 'alg', 'crv', 'x', 'y', 'n', 'e'] as const

/** Signs and verifies the tokens of this site. */
export interface Keys {
  /** Signs a user's access token with the first key, and names it in `kid`. */
  sign(claims: JWTPayload): Promise<string>
  /**
   * Checks signature, times and audience; throws jose's errors. Accepts every configured key by its `kid`, and HS256
   * only where a legacy secret is set.
   */
  verify(token: string, now?: Date): Promise<JWTPayload>
  /** The public half, for `/.well-known/jwks.json`. */
  jwks: { keys: JWK[] }
  /** The role that an API key stands for, if it is one of ours. */
  roleOfApiKey(key: string): 'anon' | 'service_role' | undefined
  publishableKey: string
  secretKey: string
}

/** Makes what signs and checks tokens from a site's secrets. */
export async function loadKeys({ jwks, legacyJwtSecret, publishableKey, secretKey }: Secrets): Promise<Keys> {
  const privateKeys = readConfiguredKeys(jwks)
  const [first] = privateKeys
  const { kid, alg } = first
  const signer = await importJWK(first, alg)
  const publicJwks = privateKeys.map(publicHalf)
  const verifiers = new Map(
    await Promise.all(
      publicJwks.map(async (jwk) => [jwk.kid, { alg: jwk.alg, key: await importJWK(jwk, jwk.alg) }] as const),
    ),
  )
  const secretDigest = digestOf(secretKey)
  const legacy = legacyJwtSecret ? new TextEncoder().encode(legacyJwtSecret) : undefined

  return {
    publishableKey,
    secretKey,
    jwks: { keys: publicJwks },
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT', kid }).sign(signer),
    async verify(token, now = new Date()) {
      // The key decides the algorithm, never the token: otherwise a public key could pass as an HMAC secret.
      const { payload, protectedHeader } = await jwtVerify(
        token,
        (header) => {
          const known = header.kid ? verifiers.get(header.kid) : undefined
          if (known && header.alg === known.alg) return known.key
          if (legacy && header.alg === 'HS256') return legacy
          throw new Error('unrecognized JWT kid or algorithm')
        },
        { algorithms: [...ALGORITHMS, 'HS256'], currentDate: now },
      )
      assertClaims(payload, { now, isApiKey: protectedHeader.alg === 'HS256' })
      return payload
    },
    roleOfApiKey(key) {
      // This key is public: how long the comparison takes tells nothing.
      if (key === publishableKey) return 'anon'
      if (timingSafeEqual(digestOf(key), secretDigest)) return 'service_role'
    },
  }
}

function publicHalf(jwk: JWK): JWK {
  const members = PUBLIC_MEMBERS.flatMap((name) => (jwk[name] === undefined ? [] : [[name, jwk[name]]]))
  return { ...Object.fromEntries(members), use: 'sig', key_ops: ['verify'] }
}

/** Of the same length for every key, as a comparison in constant time needs. */
const digestOf = (key: string) => createHash('sha256').update(key).digest()
