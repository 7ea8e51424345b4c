import { isDeepStrictEqual } from 'node:util'
import { DEMO_BRAND } from '#contract/brand.ts'
import type { PublicConfig } from '#contract/render-context.ts'
import { paletteOf } from '#domain/settings/palette.ts'
import { changedTerms } from '#domain/settings/terms.ts'
import type { Deps } from '#server/deps.ts'

/** The settings for every browser; nothing in here is secret. */
export function publicConfig({ config, content, identityChecks, settings, translator }: Deps): PublicConfig {
  const { env, mode } = config
  const terms = changedTerms()
  const pages = content.pages()
  // Everybody can read the source of a page: what is said to some is asked for by those.
  const announced = content.announcements()
  const announcements = announced.filter(({ audience }) => audience === 'everyone')
  const announcesToSome = announced.some(({ audience }) => audience === 'signed-in' || audience === 'lenders')
  const { evergreen, marigold } = config.brand.colours
  const palette = paletteOf({ colour: evergreen.toLowerCase(), highlight: marigold.toLowerCase() })
  const providers = config.auth.providers.map(({ id, label }) => ({ id, label }))
  return {
    siteUrl: config.siteUrl,
    apiUrl: (env.SUPABASE_URL ?? '').replace(/\/$/, ''),
    publishableKey: env.SUPABASE_PUBLISHABLE_KEY ?? config.secrets.publishableKey,
    ...(settings.version > 0 && { version: settings.version }),
    ...((env.SUPABASE_URL || config.realtime.isEnabled) && { live: true }),
    ...(providers.length > 0 && { providers }),
    ...(config.push && { pushKey: config.push.publicKey }),
    ...(translator && { translates: true }),
    ...(identityChecks && { identityService: identityChecks.label }),
    demo: mode === 'demo',
    testModeAllowed: mode !== 'production',
    ...(!isDeepStrictEqual(config.brand, DEMO_BRAND) && { brand: config.brand }),
    ...(terms && { terms }),
    ...(announcements.length > 0 && { announcements }),
    ...(announcesToSome && { announcesToSome }),
    ...(pages.length > 0 && { pages }),
    ...(Object.keys(palette).length > 0 && { palette }),
    ...(config.tiles && { mapArchive: true }),
    ...(env.MAP_TILES_URL && { mapTilesUrl: env.MAP_TILES_URL }),
    ...(env.STRIPE_PUBLISHABLE_KEY && { stripeKey: env.STRIPE_PUBLISHABLE_KEY }),
  }
}
