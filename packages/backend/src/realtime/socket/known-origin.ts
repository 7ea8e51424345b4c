import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether the page that opens a socket is the site's own, of the host that it asks, or of a listed site. Only browsers
 * say where a page is from; programs have no origin and are taken.
 */
export function isKnownOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  siteUrl: string,
  listed: readonly string[],
): boolean {
  if (origin === undefined || listed.includes('*') || listed.includes(origin)) return true
  if (!URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.host === host || page.origin === new URL(siteUrl).origin
}
