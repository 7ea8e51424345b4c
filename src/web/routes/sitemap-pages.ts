import { CONTENT_PAGES, START_PAGE } from '#domain/content/content-pages.ts'
import { urlSet, xmlResponse } from '../lib/sitemap.ts'
import { renderContext } from '../render-context.ts'
import type { Route } from './+types/sitemap-pages.ts'

/** `/sitemap/pages`: every public page that is not an item. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, pages = [] } = context.get(renderContext).config
  const off = new Set([START_PAGE, ...pages.filter(({ isOff }) => isOff).map(({ slug }) => slug)])
  const texts = new Set([...CONTENT_PAGES, ...pages.map(({ slug }) => slug)])
  const paths = [
    '/',
    '/search',
    '/rent',
    ...[...texts].filter((page) => !off.has(page)).map((page) => `/${page}`),
  ]
  return xmlResponse(
    urlSet(
      siteUrl,
      paths.map((path) => ({ path })),
    ),
  )
}
