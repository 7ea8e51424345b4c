import type { PublicConfig } from '#contract/render-context.ts'

interface Options {
  mode: 'production' | 'development'
  /** Whether the name in a request may be the site's. */
  anyHost: boolean
  /** Where forms may end besides this site: some browsers look at where they are redirected to. */
  formTargets: string[]
}

/** The sources for Stripe's form, allowed only where Stripe is the payment provider. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

/**
 * Builds the policy of one response. Scripts come from `/assets/` only, never from elsewhere on this
 * host, where people's uploads are served too; inline ones need this response's nonce or hash, and
 * inline styles their hash. The name in a request (`Host`) counts only where the operator gave the site none
 * (`anyHost`): a policy that any caller can write a host into protects no visitor.
 */
export function contentSecurityPolicy(config: PublicConfig, { mode, anyHost, formTargets }: Options) {
  const api = config.apiUrl && new URL(config.apiUrl).origin
  const tiles = config.mapTilesUrl && new URL(config.mapTilesUrl).origin
  const site = new URL(config.siteUrl)
  const development = mode === 'development'
  const stripe = config.stripeKey ? STRIPE : { scripts: [], frames: [], calls: [] }

  return (request: Request, inlineScripts: string[], inlineStyles: string[] = []): string => {
    const hosts = new Set([...(anyHost ? [new URL(request.url).host] : []), site.host])
    const assets = development ? ["'self'"] : [...hosts].map((host) => `${host}/assets/`)
    const policy: Record<string, (string | undefined)[]> = {
      'default-src': ["'none'"],
      'script-src': [...assets, ...stripe.scripts, ...inlineScripts],
      'worker-src': [...assets, ...(development ? ['blob:'] : [])],
      'style-src-elem': ["'self'", ...(development ? ["'unsafe-inline'"] : inlineStyles)],
      // React writes style attributes; they cannot run anything.
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', api, tiles],
      ...(config.stripeKey && { 'frame-src': stripe.frames }),
      'font-src': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'connect-src': [
        "'self'",
        api,
        api?.replace(/^http/, 'ws'),
        tiles,
        ...stripe.calls,
        ...(development ? ['ws:'] : []),
      ],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", ...formTargets],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      ...(site.protocol === 'https:' && { 'upgrade-insecure-requests': [] }),
    }
    return Object.entries(policy)
      .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
      .join('; ')
  }
}
