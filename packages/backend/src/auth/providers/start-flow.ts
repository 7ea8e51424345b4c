import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { parseJson } from '#backend/http/parse-json.ts'
import { metadataInput } from '../account/metadata.ts'
import { invalid } from '../auth-error.ts'
import { readChallenge } from '../codes/challenge.ts'
import type { AuthDeps } from '../deps.ts'
import type { Provider } from './open-providers.ts'

/** What a page may ask of the provider besides (`queryParams` of the official client). */
const PASSED_ON = ['prompt', 'login_hint', 'access_type', 'hd', 'ui_locales']

interface FlowRequest {
  provider: Provider
  redirectTo: string
  /** The signed-in account that the provider's is to be linked to. */
  linkTo?: string
}

/**
 * Begins a sign-in with a provider; the result is the provider's page. Only the browser that began can end it: it alone
 * knows the verifier of the challenge, without which no account is made, linked or opened.
 */
export async function startProviderFlow(deps: AuthDeps, c: Context, request: FlowRequest): Promise<URL> {
  const { provider, redirectTo, linkTo } = request
  const query = new URL(c.req.url).searchParams
  const challenge = readChallenge(deps, {
    code_challenge: query.get('code_challenge'),
    code_challenge_method: query.get('code_challenge_method'),
  })
  if (!challenge) throw invalid('Sign-in with a provider needs the PKCE flow: code_challenge is missing')
  const data = readData(query.get('data'))
  const { configuration } = await provider.connect()
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  await deps.db.pool.query({
    name: 'start-provider-flow',
    text: `insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, provider_type,
             authentication_method, created_at, updated_at, state_hash, provider_nonce, provider_verifier,
             redirect_to, sign_up_data)
           values ($1, $2, $3, $4, $5, 'oauth', $6, $6, $7, $8, $9, $10, $11)`,
    values: [
      randomUUID(),
      linkTo ?? null,
      challenge.value,
      challenge.method,
      provider.id,
      deps.now(),
      stateHash(state),
      nonce,
      verifier,
      redirectTo,
      JSON.stringify(data ?? {}),
    ],
  })
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = query.get(name)
    return value && value.length <= 255 ? [[name, value]] : []
  })
  return buildAuthorizationUrl(configuration, {
    ...Object.fromEntries(passedOn),
    redirect_uri: `${deps.settings.externalUrl}/callback`,
    scope: provider.scopes,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    // Apple names people only in this way.
    ...(provider.apple && { response_mode: 'form_post' }),
  })
}

const secret = () => randomBytes(32).toString('base64url')

/** The stored form of the state that goes to the provider and back. */
export const stateHash = (state: string) => createHash('sha256').update(state).digest()

/** Metadata for an account that this may make, as a sign-up has it in its body: `data`, in JSON. */
function readData(json: string | null) {
  if (!json) return
  try {
    const parsed = metadataInput.safeParse(parseJson(json))
    if (parsed.success) return parsed.data
  } catch {
    // Refused below.
  }
  throw invalid('data must be a small JSON object')
}
