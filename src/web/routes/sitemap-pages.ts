import { CONTENT_PAGES, START_PAGE } from '#domain/content/content-pages.ts'
import { landingPath } from '../entities/place/landing-path.ts'
import { ENOUGH } from '../features/landing/load-landing.ts'
import { loadCategories } from '../features/search/load-search.ts'
import { serverApi } from '../lib/server-api.ts'
import { urlSet, xmlResponse } from '../lib/sitemap.ts'
import { renderContext } from '../render-context.ts'
import type { Route } from './+types/sitemap-pages.ts'

/** `/sitemap/pages`: every public page that is neither an item nor of a town. */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, pages = [] } = context.get(renderContext).config
  const categories = await loadCategories(serverApi(context), 'en')
  const off = new Set([START_PAGE, ...pages.filter(({ isOff }) => isOff).map(({ slug }) => slug)])
  const texts = new Set([...CONTENT_PAGES, ...pages.map(({ slug }) => slug)])
  const paths = [
    '/',
    '/search',
    '/rent',
    ...categories
      .filter(({ parent, item_count }) => !parent && item_count >= ENOUGH)
      .map(({ slug }) => landingPath(slug)),
    ...[...texts].filter((page) => !off.has(page)).map((page) => `/${page}`),
  ]
  return xmlResponse(
    urlSet(
      siteUrl,
      paths.map((path) => ({ path })),
    ),
  )
}
