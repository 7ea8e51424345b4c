import { AuthError } from '../auth-error.ts'

/**
 * Features of the protocol that this server does not offer: each responds exactly like a server that has it switched
 * off.
 */

export const singleSignOn = () => {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

export const web3 = () => {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
}
