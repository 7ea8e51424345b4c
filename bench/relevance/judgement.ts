import type { Language } from '#seed/language.ts'

/** The items that a person who types these words into the demo's catalogue should see, by the keys of the seed. */
export interface Judgement {
  q: string
  /** Exact matches: one of these should come first, and all of them before the others. Empty where nobody lends it. */
  first: readonly string[]
  /** Useful as well, further down; where nobody lends what was looked for, what serves a like purpose. */
  also?: readonly string[]
  /** Items that must not be among the first ten. */
  never?: readonly string[]
}

/** The language of the page, and the words that are typed. */
export type JudgedQueries = Record<Language, readonly Judgement[]>
