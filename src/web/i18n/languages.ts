export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK: Language = 'en'

/** Each language in its own words, with the flag that the switcher shows. */
export const LANGUAGE_NAMES: Record<Language, { name: string; flag: string }> = {
  en: { name: 'English', flag: '🇬🇧' },
  de: { name: 'Deutsch', flag: '🇩🇪' },
  es: { name: 'Español', flag: '🇪🇸' },
  fr: { name: 'Français', flag: '🇫🇷' },
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr')
