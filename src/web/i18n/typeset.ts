import type { Language } from './languages.ts'

/**
 * In French a space goes before high punctuation and inside quotation marks, a narrow one except before a colon: lines
 * must not break there.
 */
export const typeset = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/ (?=[?!;»])|(?<=«) /g, '\u202f').replace(/ (?=:)/g, '\u00a0') : text
