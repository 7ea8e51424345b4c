import { ENOUGH } from '../features/landing/load-landing.ts'
import { serverApi } from '../lib/server-api.ts'
import { pagesOf, sitemapIndex, xmlResponse } from '../lib/sitemap.ts'
import { unwrap, unwrapCount } from '../lib/unwrap.ts'
import type { Route } from './+types/sitemap.ts'

/** `/sitemap.xml`: lists the pages of the site map. */
export async function loader({ context }: Route.LoaderArgs) {
  const { from, rpc, config } = serverApi(context)
  const items = unwrapCount(
    await from('items').select('id', { count: 'exact', head: true }).eq('status', 'published'),
  )
  const pages = pagesOf(items).map((page) => `/sitemap/items/${page}`)
  const towns = unwrap(await rpc('landing_overview'))
    .filter(({ item_count }) => item_count >= ENOUGH)
    .map(({ slug }) => `/sitemap/rent/${slug}`)
  return xmlResponse(
    sitemapIndex(config.siteUrl, ['/sitemap/pages', '/sitemap/businesses', ...towns, ...pages]),
  )
}
