/** In the order of names in several languages. */
export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type OccasionLanguage = (typeof LANGUAGES)[number]

/**
 * What people are up to, and what they borrow for it, the most needed first. An occasion is meant where a search has all
 * the words of one of its lines: `en`, `de`, `es`, `fr`, lines separated by commas, words in plain letters by their
 * beginnings ("pictur" is picture and pictures), a slash between words of which one is enough; a word
 * with ! says it by itself. Extend it by lines of your own.
 */
export interface Occasion {
  /** What the first page calls it, in English, German, Spanish and French; understood as a search. */
  names?: readonly [en: string, de: string, es: string, fr: string]
  /** Concepts of `all-things.ts`. */
  things: readonly string[]
  /** Whether each of them is of use where nobody lends the first, as a waffle iron is for a birthday. */
  isMany?: true
  en: string
  de: string
  es: string
  fr: string
}

/** The things for what somebody is up to, by the words for them, the most needed first. */
export interface Needed {
  things: string[]
  /** So many of the first do it by themselves; the others only go with them. */
  serving: number
}
