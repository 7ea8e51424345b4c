import { CONTENT_PAGES } from '../content/content-pages.ts'
import { urlSet, xmlResponse } from '../lib/sitemap.ts'
import { renderContext } from '../render-context.ts'
import type { Route } from './+types/sitemap-pages.ts'

/** `/sitemap/pages`: every public page that is not an item. */
export function loader({ context }: Route.LoaderArgs) {
  const paths = ['/', '/search', '/rent', ...CONTENT_PAGES.map((page) => `/${page}`)]
  return xmlResponse(
    urlSet(
      context.get(renderContext).config.siteUrl,
      paths.map((path) => ({ path })),
    ),
  )
}
