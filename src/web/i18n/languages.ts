import type { Language } from '#domain/language/languages.ts'

export { isLanguage, LANGUAGES, type Language } from '#domain/language/languages.ts'

export const FALLBACK: Language = 'en'

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr')
