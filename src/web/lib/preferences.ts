import { isOffered, mainLanguage } from '#domain/settings/offered-languages.ts'
import type { Language } from '../i18n/languages.ts'

export type Theme = 'light' | 'dark' | 'system'

export interface Preferences {
  language: Language
  theme: Theme
}

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

/**
 * Language by `lang` parameter, stored choice, browser's preference, the site's main one; colour scheme by stored choice.
 */
export function preferencesOf(request: Request): Preferences {
  const cookie = request.headers.get('cookie') ?? ''
  const theme = cookieValue(cookie, 'theme')
  return { language: languageOf(request, cookie), theme: isTheme(theme) ? theme : 'system' }
}

function languageOf(request: Request, cookie: string): Language {
  const asked = new URL(request.url).searchParams.get('lang')
  if (isOffered(asked)) return asked
  const stored = cookieValue(cookie, 'language')
  if (isOffered(stored)) return stored
  return preferredLanguage(request.headers.get('accept-language') ?? '') ?? mainLanguage()
}

/** The best of the site's languages by the weights of `Accept-Language`. */
function preferredLanguage(header: string): Language | undefined {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
      return { language: tag.slice(0, 2).toLowerCase(), weight: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter((tag): tag is { language: Language; weight: number } => isOffered(tag.language) && tag.weight > 0)
    .sort((a, b) => b.weight - a.weight)[0]?.language
}

export function cookieValue(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
}
