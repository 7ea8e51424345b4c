export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK: Language = 'en'

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr')
