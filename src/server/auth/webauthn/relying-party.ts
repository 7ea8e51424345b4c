import { brand } from '#contract/brand.ts'
import type { AuthSettings } from '../settings.ts'

/** Who asks a device for its key: devices bind each key to this name, so it must never change. */
export function relyingParty(settings: AuthSettings) {
  const site = new URL(settings.siteUrl)
  return {
    id: settings.relyingPartyId ?? site.hostname,
    name: brand.name,
    origins: settings.webauthnOrigins.length > 0 ? settings.webauthnOrigins : [site.origin],
  }
}
