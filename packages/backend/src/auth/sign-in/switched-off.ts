import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError, invalid } from '../auth-error.ts'
import { readBody } from '../read-body.ts'

/**
 * Features of the protocol that this server does not offer: each responds exactly like a server that has it switched
 * off.
 */

export const singleSignOn = () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

export const manualLinking = () => {
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

export const web3 = () => {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
}

export const authorize = (c: Context) => {
  if (!c.req.query('provider')) throw invalid('Unsupported provider: Provider could not be found')
  throw invalid('Unsupported provider: provider is not enabled')
}

const idTokenInput = z.object({
  provider: z.string().default(''),
  id_token: z.string().default(''),
  issuer: z.string().nullish(),
})

export const signInWithIdToken = async (c: Context): Promise<Response> => {
  const { provider, id_token: idToken, issuer } = await readBody(c, idTokenInput)
  if (!idToken) throw invalid('id_token required')
  if (!provider && !issuer) throw invalid('provider or client_id and issuer required')
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer || provider}") is not enabled`)
}
