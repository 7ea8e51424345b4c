import type { Language } from '#seed/language.ts'

/** The items that a person who types these words into the demo's catalogue should see, by the keys of the seed. */
export interface Judgement {
  q: string
  /** Exactly what was meant: one of these stands first, and all of them stand before the others. */
  first: readonly string[]
  /** Useful as well, further down. */
  also?: readonly string[]
  /** Must not be among the first ten. */
  never?: readonly string[]
}

/** The language the page is read in, and what is typed there. */
export type JudgedQueries = Record<Language, readonly Judgement[]>
