import type { Language } from './languages.ts'

/** In French a space goes before high punctuation and inside quotation marks: lines must not break there. */
export const typeset = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0') : text
