import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Queryable } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import { AuthError, invalid, OAuthError } from '../auth-error.ts'
import type { AuthDeps } from '../deps.ts'
import { requireNamedUser } from '../factors/require-factor.ts'
import { limitRequests } from '../limit-requests.ts'
import { readBody } from '../read-body.ts'
import { deviceOf } from '../sessions/device.ts'
import { openSession } from '../sessions/open-session.ts'
import { respondWithSession } from '../sessions/session-answer.ts'
import { accountOfIdentity } from './account-of-identity.ts'
import type { Provider } from './open-providers.ts'
import { providerIdentity } from './provider-identity.ts'
import { requireFullProof } from './require-full-proof.ts'

const input = z.object({
  provider: z.string().default(''),
  id_token: z.string().max(16_384).default(''),
  access_token: z.string().max(16_384).nullish(),
  nonce: z.string().max(255).nullish(),
  issuer: z.string().nullish(),
  link_identity: z.boolean().nullish(),
})
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** POST /token?grant_type=id_token: an ID token that an application got from a provider itself; each works once. */
export const signInWithIdToken = (deps: AuthDeps) => async (c: Context) => {
  const body = await readBody(c, input)
  if (!body.id_token) throw invalid('id_token required')
  const name = body.provider || body.issuer
  if (!name) throw invalid('provider or client_id and issuer required')
  const provider = deps.providers.find(body.provider)
  if (!provider) throw new AuthError(400, 'provider_disabled', `Provider (issuer "${name}") is not enabled`)
  await limitRequests(deps, c, 'code')
  const linkTo = body.link_identity ? await callerToLink(deps, c) : undefined
  const claims = await verify(deps, provider, body.id_token)
  checkNonce(claims, body.nonce)
  checkAccessToken(claims, body.id_token, body.access_token)
  const identity = providerIdentity(provider.id, claims)
  if (!identity) throw badToken()
  const session = await inTransaction(deps.db, { as: 'owner' }, async (tx) => {
    await useUp(tx, body.id_token, claims.exp!)
    const userId = await accountOfIdentity(deps, tx, identity, { ...(linkTo && { linkTo }) })
    return openSession(deps, tx, userId, 'oauth', deviceOf(c, deps))
  })
  return respondWithSession(deps, c, session)
}

async function callerToLink(deps: AuthDeps, c: Context): Promise<string> {
  const requester = await requireNamedUser(deps, c)
  await requireFullProof(deps, requester)
  return requester.id
}

async function verify(
  deps: AuthDeps,
  { connect, ...provider }: Provider,
  token: string,
): Promise<JWTPayload> {
  const { configuration, keys } = await connect().catch((error) => {
    deps.log.warn({ err: error, provider: provider.id }, 'sign-in provider unreachable')
    throw new AuthError(400, 'provider_unreachable', 'The provider does not respond, try again later')
  })
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: configuration.serverMetadata().issuer,
      audience: [provider.clientId, ...provider.audiences],
      algorithms: ALGORITHMS,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: deps.now(),
    })
    return payload
  } catch (error) {
    deps.log.debug({ err: error, provider: provider.id }, 'ID token refused')
    throw badToken()
  }
}

/** The application sends the nonce itself; the token holds its SHA-256, in hex. */
function checkNonce({ nonce: inToken }: JWTPayload, given?: string | null) {
  if (Boolean(inToken) !== Boolean(given)) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  }
  if (given && createHash('sha256').update(given).digest('hex') !== inToken) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  }
}

/** The access token that a token names belongs to it (OpenID Connect Core §3.1.3.6). */
function checkAccessToken({ at_hash: hash }: JWTPayload, idToken: string, given?: string | null) {
  if (!given || typeof hash !== 'string') return
  const { alg = '' } = JSON.parse(Buffer.from(idToken.split('.')[0]!, 'base64url').toString()) as {
    alg?: string
  }
  const bits = /(256|384|512)$/.exec(alg)?.[1]
  // Of EdDSA the standard does not say which hash.
  if (!bits) return
  const digest = createHash(`sha${bits}`).update(given).digest()
  if (digest.subarray(0, digest.length / 2).toString('base64url') !== hash) throw badToken()
}

async function useUp(tx: Queryable, token: string, exp: number) {
  // The signature alone can be written in more than one way.
  const signed = token.slice(0, token.lastIndexOf('.'))
  const { rowCount } = await tx.query({
    name: 'use-up-id-token',
    text: `insert into auth.used_id_tokens (token_hash, expires_at) values ($1, to_timestamp($2))
           on conflict do nothing`,
    values: [createHash('sha256').update(signed).digest(), exp],
  })
  if (!rowCount) throw badToken()
}

const badToken = () => new OAuthError('invalid request', 'Bad ID token')
