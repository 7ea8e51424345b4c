import { terms } from '#domain/settings/terms.ts'
import { isLanguage, LANGUAGE_NAMES } from '../i18n/languages.ts'

/** The site's languages to choose from, and the one that was chosen before, where it is no longer offered. */
export const languageOptions = (chosen?: string): { value: string; label: string }[] =>
  [...new Set([...terms.languages, ...(isLanguage(chosen) ? [chosen] : [])])].map((value) => ({
    value,
    label: LANGUAGE_NAMES[value],
  }))
