import { preferencesOf } from './lib/preferences.ts'

/**
 * The parts of a request on which a rendered page depends: path, query, language and colours. The host is not one of
 * them: a request may make it up, and no page mentions it.
 */
export function cacheKey(request: Request): string {
  const { language, theme } = preferencesOf(request)
  const { pathname, search } = new URL(request.url)
  return `${language} ${theme} ${pathname}${search}`
}
