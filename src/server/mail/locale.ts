import { isLanguage, LANGUAGES, type Language } from '#domain/language/languages.ts'
import { offeredAmong } from '#domain/settings/offered-languages.ts'

export const LOCALES = LANGUAGES
export type Locale = Language

/**
 * The first of `preferences` that the site offers, or else its main language; each may be a language tag or an
 * `Accept-Language` list.
 */
export function pickLocale(...preferences: (string | null | undefined)[]): Locale {
  const tags = preferences.flatMap((preference) => preference?.split(',') ?? [])
  return offeredAmong(tags.map((tag) => tag.trim().slice(0, 2).toLowerCase()))
}

/** The language in which something was written, also where it is no longer offered. */
export const writtenLocale = (language: string): Locale => (isLanguage(language) ? language : 'en')
