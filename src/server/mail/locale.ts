export const LOCALES = ['en', 'de', 'es', 'fr'] as const
export type Locale = (typeof LOCALES)[number]

/** The first of `preferences` that we speak; each may be a language tag or an `Accept-Language` list. */
export function pickLocale(...preferences: (string | null | undefined)[]): Locale {
  const tags = preferences.flatMap((preference) => preference?.split(',') ?? [])
  const languages = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return LOCALES.find((locale) => locale === languages.find((l) => LOCALES.includes(l as Locale))) ?? 'en'
}
