import { hintsOf } from '../things/hints.ts'
import { LANGUAGES, type Occasion, type OccasionLanguage } from './occasion.ts'
import { OCCASIONS } from './occasions.ts'

export interface Line {
  /** For each word that must be there, the beginnings of which one is enough. */
  wanted: string[][]
  /** Whether it counts whatever else is said. */
  isEnough: boolean
  /** Whether its words are only of what surrounds the occasion: none says it, but together they tell which one is likely. */
  isHint?: boolean
}

/** Where a word is one of those wanted: by which beginning, in which line, and at which place of that. */
export interface Mention {
  occasion: Occasion
  line: Line
  at: number
  beginning: string
}

const SHORTEST_END = 4
const SHORT_BEGINNING = 4
const LONGEST_ENDING = 3

/** The words that a line wants are read once a language, so that a search looks its own words up. */
const known = new Map<OccasionLanguage, { lines: Map<Occasion, Line[]>; mentions: Map<string, Mention[]> }>()

export const linesOf = (occasion: Occasion, language: OccasionLanguage): Line[] =>
  wordsIn(language).lines.get(occasion) ?? []

/** All beginnings of words that are wanted, with where. */
export const beginningsIn = (language: OccasionLanguage): ReadonlyMap<string, Mention[]> =>
  wordsIn(language).mentions

/** Where a word is wanted: by its beginning, or as the end of a German compound: a "Betonwand" is a wall. */
export function mentionsOf(word: string, language: OccasionLanguage): Mention[] {
  const { mentions } = wordsIn(language)
  const parts = new Set<string>()
  for (let size = 1; size <= word.length; size++) {
    parts.add(word.slice(0, size))
    if (size >= SHORTEST_END) parts.add(word.slice(-size))
  }
  return [...parts]
    .flatMap((part) => mentions.get(part) ?? [])
    .filter(({ beginning }) => language === 'de' || isForm(word, beginning))
}

const MAX_ENDING = 2
const isFormOf = (word: string, beginning: string): boolean =>
  word.startsWith(beginning) && word.length - beginning.length <= MAX_ENDING

/** Whether a plain word is said of what somebody is up to, in any language. */
export const isSaidOfOccasions = (word: string): boolean =>
  LANGUAGES.some((language) =>
    mentionsOf(word, language).some(({ beginning, line }) => !line.isHint && isFormOf(word, beginning)),
  )

/** A short beginning is that of other words, too: "démo" of "démonter". */
const isForm = (word: string, beginning: string): boolean =>
  !word.startsWith(beginning) ||
  beginning.length > SHORT_BEGINNING ||
  word.length - beginning.length <= LONGEST_ENDING

export const isOneOf = (beginnings: readonly string[], word: string): boolean =>
  beginnings.some((one) => word.startsWith(one) || (one.length >= SHORTEST_END && word.endsWith(one)))

function wordsIn(language: OccasionLanguage) {
  const found = known.get(language)
  if (found) return found
  const lines = new Map(OCCASIONS.map((occasion) => [occasion, readLines(occasion[language])]))
  const all = [...lines].flatMap(([occasion, its]) =>
    [...its, ...hintLines(occasion, language)].flatMap((line) => mentionsIn(occasion, line)),
  )
  const words = { lines, mentions: Map.groupBy(all, ({ beginning }) => beginning) }
  known.set(language, words)
  return words
}

const mentionsIn = (occasion: Occasion, line: Line): Mention[] =>
  line.wanted.flatMap((beginnings, at) => beginnings.map((beginning) => ({ occasion, line, at, beginning })))

const hintLines = (occasion: Occasion, language: OccasionLanguage): Line[] => {
  const words = hintsOf(occasion, language)
  return words.length > 0 ? [{ wanted: [words], isEnough: false, isHint: true }] : []
}

const readLines = (lines: string): Line[] =>
  lines.split(',').map((line) => ({
    wanted: line
      .trim()
      .replace('!', '')
      .split(' ')
      .map((word) => word.split('/')),
    isEnough: line.endsWith('!'),
  }))
