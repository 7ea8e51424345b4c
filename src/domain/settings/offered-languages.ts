import type { Language } from '../language/languages.ts'
import { terms } from './terms.ts'

/** Whether the site is offered in this language. */
export const isOffered = (value: unknown): value is Language => terms.languages.includes(value as Language)

/** The language of those who asked for none that is offered: the first in the operator's list. */
export const mainLanguage = (): Language => terms.languages[0]!

/** The first of these languages that is offered, or the main one. */
export const offeredAmong = (languages: readonly unknown[]): Language =>
  languages.find(isOffered) ?? mainLanguage()
