import { createHash, timingSafeEqual } from 'node:crypto'
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose'
import { type Config, keepSecrets } from './config.ts'

const ALGORITHM = 'ES256'

/** What signs and checks the tokens of this site. */
export interface Keys {
  /** Signs a user's access token (ES256, with `kid`). */
  sign(claims: JWTPayload): Promise<string>
  /** Checks signature and times; throws jose's errors. Accepts ES256 by `kid`, and HS256 only where a legacy secret is set. */
  verify(token: string): Promise<JWTPayload>
  /** The public half, for `/.well-known/jwks.json`. */
  jwks: { keys: JWK[] }
  /** The role that an API key stands for, if it is one of ours. */
  roleOfApiKey(key: string): 'anon' | 'service_role' | undefined
  publishableKey: string
  secretKey: string
}

/** Loads the keys that the configuration names, and makes and keeps a first one where there is none. */
export async function loadKeys(config: Config): Promise<Keys> {
  const privateKeys = await privateJwks(config)
  const [first] = privateKeys
  if (!first) throw new Error('JWT_PRIVATE_JWKS holds no key.')
  const signer = await importJWK(first, ALGORITHM)
  const publicJwks = privateKeys.map(publicHalf)
  const verifiers = new Map(
    await Promise.all(publicJwks.map(async (jwk) => [jwk.kid ?? '', await importJWK(jwk, ALGORITHM)] as const)),
  )
  const { legacyJwtSecret, publishableKey, secretKey } = config.secrets
  const legacy = legacyJwtSecret ? new TextEncoder().encode(legacyJwtSecret) : undefined

  return {
    publishableKey,
    secretKey,
    jwks: { keys: publicJwks },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: first.kid! }).sign(signer),
    async verify(token) {
      // The key decides the algorithm, never the token: otherwise a public key could pass as an HMAC secret.
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = header.kid ? verifiers.get(header.kid) : undefined
          if (key && header.alg === ALGORITHM) return key
          if (legacy && header.alg === 'HS256') return legacy
          throw new Error('unrecognized JWT kid or algorithm')
        },
        { algorithms: [ALGORITHM, 'HS256'] },
      )
      return payload
    },
    roleOfApiKey(key) {
      if (same(key, publishableKey)) return 'anon'
      if (same(key, secretKey)) return 'service_role'
    },
  }
}

async function privateJwks(config: Config): Promise<JWK[]> {
  if (config.secrets.jwks) return JSON.parse(config.secrets.jwks)
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const made = [{ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM }]
  config.secrets.jwks = JSON.stringify(made)
  keepSecrets(config.dataDir, config.secrets)
  return made
}

function publicHalf({ d: _secret, ...jwk }: JWK): JWK {
  return { ...jwk, use: 'sig', key_ops: ['verify'] }
}

function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
