import { preferencesOf } from './lib/preferences.ts'

/**
 * What a rendered page depends on: its path and query, and the language and colours of who asks. Not the host, which a
 * request may make up: no page says it.
 */
export function cacheKey(request: Request): string {
  const { language, theme } = preferencesOf(request)
  const { pathname, search } = new URL(request.url)
  return `${language} ${theme} ${pathname}${search}`
}
