import { preferencesOf } from './lib/preferences.ts'

/** What a rendered page depends on: its address, and the language and colours of who asks. */
export function cacheKey(request: Request): string {
  const { language, theme } = preferencesOf(request)
  return `${language} ${theme} ${request.url}`
}
