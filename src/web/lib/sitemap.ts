/** Items on one page of the site map; the protocol allows 50,000. */
export const ITEMS_A_PAGE = 5_000

export interface SitemapEntry {
  path: string
  /** ISO 8601 */
  changed?: string
}

/** A page of the site map. */
export const urlSet = (site: string, entries: readonly SitemapEntry[]): string =>
  xml(
    'urlset',
    entries.map(({ path, changed }) => entry('url', `${site}${path}`, changed)),
  )

/** The list of the site map's pages. */
export const sitemapIndex = (site: string, paths: readonly string[]): string =>
  xml(
    'sitemapindex',
    paths.map((path) => entry('sitemap', `${site}${path}`)),
  )

export const xmlResponse = (body: string): Response =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

const xml = (root: string, children: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join('\n')}\n</${root}>\n`

const entry = (tag: string, address: string, changed?: string) =>
  `<${tag}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</${tag}>`

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
