import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { parseJson } from '#backend/http/parse-json.ts'
import { wholeBody } from '#backend/http/request-aborted.ts'
import { AuthError } from '../auth-error.ts'
import { failure, land } from '../codes/land.ts'
import type { AuthDeps } from '../deps.ts'
import { limitRequests } from '../limit-requests.ts'
import { type ProviderIdentity, providerIdentity } from './provider-identity.ts'
import { stateHash } from './start-flow.ts'

const LIFETIME_SECONDS = 600

interface Flow {
  id: string
  provider_type: string
  provider_nonce: string
  provider_verifier: string
  redirect_to: string
}

/** GET and POST /callback: where the provider sends people back to; goes on to the page that began, with a code. */
export const providerCallback = (deps: AuthDeps) => async (c: Context) => {
  const answer =
    c.req.method === 'POST'
      ? new URLSearchParams(await wholeBody(c.req.text()))
      : new URL(c.req.url).searchParams
  const flow = await useUpState(deps, c, answer.get('state') ?? '')
  if (flow instanceof AuthError) {
    return land(c, deps.settings.providerPage ?? deps.settings.siteUrl, failure(flow, true))
  }
  try {
    const identity = await readAnswer(deps, flow, answer)
    const code = randomBytes(16).toString('base64url')
    await deps.db.pool.query({
      name: 'end-provider-flow',
      text: `update auth.flow_state set identity = $2, auth_code = $3, auth_code_issued_at = $4, updated_at = $4
             where id = $1`,
      values: [flow.id, JSON.stringify(identity), code, deps.now()],
    })
    return land(c, flow.redirect_to, { query: { code }, fragment: {} })
  } catch (error) {
    return land(c, flow.redirect_to, failure(refusalOf(deps, flow, error), true))
  }
}

/** Finds the flow of a state, which works once. */
async function useUpState(deps: AuthDeps, c: Context, state: string): Promise<Flow | AuthError> {
  try {
    await limitRequests(deps, c, 'code')
  } catch (error) {
    if (error instanceof AuthError) return error
    throw error
  }
  const { rows } = await deps.db.pool.query<Flow>({
    name: 'use-up-state',
    text: `update auth.flow_state set state_hash = null
           where state_hash = $1 and created_at > $2::timestamptz - interval '${LIFETIME_SECONDS} seconds'
           returning id, provider_type, provider_nonce, provider_verifier, redirect_to`,
    values: [stateHash(state), deps.now()],
  })
  return rows[0] ?? new AuthError(400, 'bad_oauth_state', 'OAuth state has expired or was used before')
}

async function readAnswer(deps: AuthDeps, flow: Flow, answer: URLSearchParams): Promise<ProviderIdentity> {
  const provider = deps.providers.require(flow.provider_type)
  const { configuration } = await provider.connect()
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const url = new URL(`${deps.settings.externalUrl}/callback`)
  for (const name of ['code', 'state', 'iss', 'error', 'error_description']) {
    const value = answer.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  const tokens = await authorizationCodeGrant(configuration, url, {
    // Whose hash is in the row that was found.
    expectedState: answer.get('state')!,
    expectedNonce: flow.provider_nonce,
    pkceCodeVerifier: flow.provider_verifier,
    idTokenExpected: true,
  })
  const claims = { ...tokens.claims()! } as Record<string, unknown> & { sub: string }
  const { userinfo_endpoint: more } = configuration.serverMetadata()
  if (claims.email === undefined && more) {
    Object.assign(claims, await fetchUserInfo(configuration, tokens.access_token, claims.sub), {
      iss: claims.iss,
    })
  }
  const identity = providerIdentity(provider.id, {
    ...claims,
    name: claims.name ?? nameInForm(answer.get('user')),
  })
  if (!identity) throw new Error('The provider names nobody')
  return identity
}

/** Apple sends a name beside the token, the first time alone, and unsigned: it is as good as one typed by hand. */
function nameInForm(json: string | null): string | undefined {
  try {
    const { name } = parseJson(json ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    const words = [name?.firstName, name?.lastName].filter((word) => typeof word === 'string')
    return words.join(' ') || undefined
  } catch {
    return undefined
  }
}

function refusalOf(deps: AuthDeps, flow: Flow, error: unknown): AuthError {
  if (error instanceof AuthError) return error
  const { error: reason } = error as { error?: unknown }
  if (reason === 'access_denied')
    return new AuthError(403, 'access_denied', 'Sign-in was cancelled at the provider')
  deps.log.warn({ err: error, provider: flow.provider_type }, "provider's answer refused")
  return new AuthError(400, 'bad_oauth_callback', 'The response of the provider could not be verified')
}
