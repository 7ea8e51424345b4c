import type { Context } from 'hono'
import type { AuthDeps } from '../deps.ts'

/** Where a mailed link leads in the end: the address that the request asks for if we trust it, else this site. */
export function redirectTarget(deps: AuthDeps, c: Context, redirectTo?: string): string {
  const target = redirectTo || c.req.query('redirect_to') || c.req.header('referer') || ''
  return isAllowedTarget(deps, target) ? target : deps.settings.siteUrl
}

/**
 * Whether a link may lead there: this site itself, this machine, or a match of the operator's list. A target that is
 * not allowed becomes the site's root, never an error.
 */
export function isAllowedTarget({ settings }: Pick<AuthDeps, 'settings'>, target: string): boolean {
  // Browsers read these as something else than the parser below: `\` as `/`, control characters as nothing.
  if (!target || /[\\\s]|\p{Cc}/u.test(target) || !URL.canParse(target)) return false
  const url = new URL(target)
  if (url.username || url.password) return false
  if (url.protocol === 'http:' || url.protocol === 'https:') {
    if (isLoopbackIp(url) || isSameSite(url, new URL(settings.siteUrl))) return true
  }
  const bare = target.split('#')[0]!
  return settings.redirectUrls.some((glob) => globPattern(glob).test(bare))
}

const isLoopbackIp = (url: URL) => /^127\.\d+\.\d+\.\d+$/.test(url.hostname) || url.hostname === '[::1]'

/** The port of a site on this machine does not matter: development servers choose their own. */
function isSameSite(url: URL, site: URL): boolean {
  if (url.origin === site.origin) return true
  return site.hostname === 'localhost' && url.hostname === 'localhost' && url.protocol === site.protocol
}

/** `*` stands for anything but `.` and `/`, `**` for anything, `?` for one character but these. */
function globPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*/g, '\uffff')
    .replace(/\*/g, '[^./]*')
    .replace(/\?/g, '[^./]')
    .replaceAll('\uffff', '.*')
  return new RegExp(`^${source}$`)
}
