import type { Language } from '../../i18n/languages.ts'

export interface Titled {
  title: string
  language: string
  translations: Partial<Record<string, { title?: string }>>
}

/** An item's title in this language where there is one, otherwise as the lender wrote it. */
export const titleIn = ({ title, language: own, translations }: Titled, language: Language): string =>
  (own === language ? undefined : translations[language]?.title) ?? title
