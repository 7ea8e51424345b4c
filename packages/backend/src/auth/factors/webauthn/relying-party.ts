import type { AuthSettings } from '../../settings.ts'

/** Ed25519, ECDSA on P-256, RSA (RFC 9053): every device makes one of them. */
export const ALGORITHMS = [-8, -7, -257]

/** The relying party: devices bind each key to this name, so it must never change. */
export function relyingParty(settings: AuthSettings) {
  const site = new URL(settings.siteUrl)
  return {
    id: settings.relyingPartyId ?? site.hostname,
    name: settings.siteName,
    origins: settings.webauthnOrigins.length > 0 ? settings.webauthnOrigins : [site.origin],
  }
}
