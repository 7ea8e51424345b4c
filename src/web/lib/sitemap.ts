import { unwrap } from './unwrap.ts'

/** About as many items are on a page of the site map; the protocol allows 50,000. */
const ITEMS_A_PAGE = 5_000
/** The page of a site that needs no other one. */
const WHOLE = 'all'

/** The pages that so many items are spread over, by the hexadecimal digits with which their ids begin. */
export function pagesOf(items: number): string[] {
  let digits = 0
  while (ITEMS_A_PAGE * 16 ** digits < items) digits++
  if (digits === 0) return items > 0 ? [WHOLE] : []
  return Array.from({ length: 16 ** digits }, (_, n) => n.toString(16).padStart(digits, '0'))
}

/** The first and the last id that may be on a page; undefined for what is no page. */
export function idsOf(page: string): { first: string; last: string } | undefined {
  const digits = page === WHOLE ? '' : page
  if (!/^[0-9a-f]{0,4}$/.test(digits)) return undefined
  const filled = (sign: string) =>
    digits.padEnd(32, sign).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { first: filled('0'), last: filled('f') }
}

/** All rows of a list by id, of which the data API gives no more at once than the operator lets it. */
export async function readAll<Row extends { id: string }>(
  readAfter: (id: string | undefined) => PromiseLike<Parameters<typeof unwrap<Row[]>>[0]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const more = unwrap(await readAfter(rows.at(-1)?.id))
    if (more.length === 0) return rows
    rows.push(...more)
  }
}

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
