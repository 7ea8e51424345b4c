import type { Thing } from './things.ts'

export type OccasionLanguage = 'en' | 'de' | 'es' | 'fr'

/**
 * What people are up to, and what they borrow for it, the most needed first. An occasion is meant where a search has all
 * the words of one of its lines: `en`, `de`, `es`, `fr`, lines separated by commas, words in plain letters by their
 * beginnings ("pictur" is picture and pictures), a slash between words of which one is enough; a word
 * with ! says it by itself. Extend it by lines of your own.
 */
export interface Occasion {
  /** What the first page calls it, in English, German, Spanish and French; understood as a search. */
  names?: readonly [en: string, de: string, es: string, fr: string]
  things: readonly Thing[]
  en: string
  de: string
  es: string
  fr: string
}
